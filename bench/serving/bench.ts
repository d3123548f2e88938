// How fast is a cached page, compared with the same bytes from a plain node:http server?
//   npm run bench -- serving   (needs wrk; variables: STARTS, ROUNDS, SECONDS)
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { median, printTable, startChild, startSite } from "../measure.ts";

// Each server is started several times, because the speed differs between processes.
const STARTS = Number(process.env.STARTS ?? 5);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 2);
const PATHS = ["/", "/domestic-tours.data"];
const PORTS = { site: 4801, bare: 4803 };

interface Sent {
  headers: Record<string, string>;
  /** As base64. */
  body: string;
}

if (process.argv[2] === "bare") serveBare();
else await main();

/** Responds to every request with the headers and body that are read from stdin. */
function serveBare(): void {
  process.stdin.once("data", (data) => {
    const { headers, body } = JSON.parse(String(data)) as Sent;
    const bytes = Buffer.from(body, "base64");
    createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    }).listen(PORTS.bare, "127.0.0.1");
  });
}

async function main(): Promise<void> {
  const results = PATHS.map((path) => ({
    path,
    bytes: 0,
    bare: [] as number[],
    site: [] as number[],
  }));
  for (let start = 0; start < STARTS; start++) {
    const site = await startSite({ port: PORTS.site, env: { LOG_LEVEL: "info" } });
    for (const result of results) {
      const url = site.url + result.path;
      const sent = await read(url);
      result.bytes = Buffer.byteLength(sent.body, "base64");
      const bare = startChild(process.execPath, [import.meta.filename, "bare"], {
        stdio: ["pipe", "inherit", "inherit"],
      });
      bare.stdin?.end(JSON.stringify(sent));
      await untilUp(`http://127.0.0.1:${PORTS.bare}/`);
      for (let round = 0; round <= ROUNDS; round++) {
        const rates = { bare: rateOf(`http://127.0.0.1:${PORTS.bare}/`), site: rateOf(url) };
        // The first round warms up both servers and is not counted.
        if (round === 0) continue;
        result.bare.push(rates.bare);
        result.site.push(rates.site);
      }
      bare.kill();
      await once(bare, "exit");
    }
    await site.stop();
  }
  const perSecond = (rates: number[]) => Math.round(median(rates)).toLocaleString("en");
  printTable(
    `Cached pages, ${STARTS} starts, ${ROUNDS} rounds of ${SECONDS} s, 64 connections`,
    ["page", "bytes", "bare node:http", "the site", "ratio"],
    results.map(({ path, bytes, bare, site }) => [
      path,
      String(bytes),
      `${perSecond(bare)}/s`,
      `${perSecond(site)}/s`,
      (median(site) / median(bare)).toFixed(2),
    ]),
  );
}

async function untilUp(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await delay(50);
}

/** Reads the compressed response. `fetch` would decompress it. */
async function read(url: string): Promise<Sent> {
  for (let warm = 0; warm < 3; warm++) await fetch(url).then((response) => response.text());
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers = Object.entries(response.headers)
          .filter(([name]) => !["date", "connection", "keep-alive"].includes(name))
          .map(([name, value]) => [name, String(value)]);
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ headers: Object.fromEntries(headers), body });
      });
    }).on("error", reject);
  });
}

function rateOf(url: string): number {
  const run = spawnSync("wrk", ["-t1", "-c64", `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url], {
    encoding: "utf8",
  });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(run.stdout ?? "")?.[1];
  if (!rate) throw new Error("wrk is needed (Debian: apt-get install wrk)");
  return Number(rate);
}
