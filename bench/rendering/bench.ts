// How many pages that are not in the cache does the site render per second?
//   npm run bench -- rendering   (variable: SECONDS)
import { Agent, get } from "node:http";
import { median, printTable, startSite } from "../measure.ts";

const PATHS = ["/tours", "/domestic-tours", "/international-tours"];
const ROUNDS = 5;
const SECONDS = Number(process.env.SECONDS ?? 2);
const AT_ONCE = 4;

const agent = new Agent({ keepAlive: true });
const site = await startSite({ port: 4806, env: { TRUST_PROXY: "1" } });
let requests = 0;
try {
  const rates = new Map<string, number[]>(PATHS.map((path) => [path, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of PATHS) {
      const rate = await rateOf(path);
      // The first round warms the process up.
      if (round > 0) rates.get(path)?.push(rate);
    }
  }
  printTable(
    `Pages that are not in the cache, ${AT_ONCE} at once, ${ROUNDS} rounds of ${SECONDS} s`,
    ["page", "pages/s"],
    [...rates].map(([path, values]) => [path, String(Math.round(median(values)))]),
  );
} finally {
  agent.destroy();
  await site.stop();
}

async function rateOf(path: string): Promise<number> {
  const began = performance.now();
  const until = began + SECONDS * 1000;
  let pages = 0;
  async function visit() {
    while (performance.now() < until) {
      // Each request has a new search, so that its page is not in the cache.
      await read(`${site.url}${path}?q=${requests++}`);
      pages++;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return pages / ((performance.now() - began) / 1000);
}

/** Does not use `fetch`, because decompressing the pages would use much CPU time. */
function read(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // New IP addresses, because each may open 120 uncached pages in ten seconds.
    const headers = { "accept-encoding": "br", "x-forwarded-for": `10.0.0.${requests % 250}` };
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}
