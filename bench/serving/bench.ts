// How near does a cached page come to the most that node:http can do? Bare node:http writing the same
// bytes, the site, and nginx serving them from a file, in turns within one run.
//   npm run bench -- serving        needs wrk; nginx is measured when it is installed
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { median, printTable, startChild, startSite } from "../measure.ts";

// One process of the same code may be a third slower than the next one for as long as it lives: all are
// started anew several times.
const STARTS = Number(process.env.STARTS ?? 5);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 2);
const PATHS = ["/", "/_.data", "/domestic-tours.data"];
const PORTS = { site: 4801, quiet: 4802, bare: 4803, nginx: 4804 };

if (process.argv[2] === "bare") serveBare();
else await main();

function serveBare(): void {
  process.stdin.once("data", (data) => {
    const { headers, body } = JSON.parse(String(data)) as {
      headers: Record<string, string>;
      body: string;
    };
    const bytes = Buffer.from(body, "base64");
    createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    }).listen(PORTS.bare, "127.0.0.1");
  });
}

async function main(): Promise<void> {
  const results = new Map(
    PATHS.map((path) => [path, { bytes: 0, rates: new Map<string, number[]>() }]),
  );
  for (let start = 0; start < STARTS; start++) {
    const site = await startSite({ port: PORTS.site, env: { LOG_LEVEL: "info" } });
    const quiet = await startSite({ port: PORTS.quiet, env: { LOG_LEVEL: "warn" } });
    for (const [path, result] of results) result.bytes = await measurePath(path, result.rates);
    await quiet.stop();
    await site.stop();
  }
  for (const [path, { bytes, rates }] of results) {
    const base = median(rates.get("bare node:http") ?? []);
    printTable(
      `${path}: ${bytes} bytes (br), ${STARTS} starts, ${ROUNDS} rounds of ${SECONDS} s, 64 connections`,
      ["", "requests/s", "ratio to bare"],
      [...rates].map(([name, values]) => [
        name,
        Math.round(median(values)).toLocaleString("en"),
        (median(values) / base).toFixed(2),
      ]),
    );
  }
}

/** Adds to `rates` what each of the servers answers in a second. Out: the bytes of the answer. */
async function measurePath(path: string, rates: Map<string, number[]>): Promise<number> {
  const answer = await rawAnswer(`http://127.0.0.1:${PORTS.quiet}${path}`);
  const bare = startChild(process.execPath, [import.meta.filename, "bare"], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  bare.stdin?.end(
    JSON.stringify({ headers: answer.headers, body: answer.body.toString("base64") }),
  );
  const nginx = startNginx(answer.body);
  await delay(500);
  const targets: [string, string][] = [
    ["bare node:http", `http://127.0.0.1:${PORTS.bare}/`],
    ["the site, log at warn", `http://127.0.0.1:${PORTS.quiet}${path}`],
    ["the site, log at info", `http://127.0.0.1:${PORTS.site}${path}`],
    ...(nginx
      ? [["nginx, one worker", `http://127.0.0.1:${PORTS.nginx}/`] as [string, string]]
      : []),
  ];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, url] of targets) {
      const rate = load(url);
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
  bare.kill();
  await once(bare, "exit");
  nginx?.stop();
  return answer.body.length;
}

async function rawAnswer(url: string) {
  // node's fetch would decompress; the bytes on the wire are what the others must send too.
  const { get } = await import("node:http");
  for (let warm = 0; warm < 3; warm++) await fetch(url).then((response) => response.text());
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers)
            .filter(([name]) => !["date", "connection", "keep-alive"].includes(name))
            .map(([name, value]) => [name, String(value)]),
        );
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}

function load(url: string): number {
  const run = spawnSync("wrk", ["-t1", "-c64", `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url], {
    encoding: "utf8",
  });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(run.stdout ?? "")?.[1];
  if (!rate) throw new Error("wrk is needed (Debian: apt-get install wrk)");
  return Number(rate);
}

function startNginx(body: Buffer): { stop(): void } | undefined {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www", "index.html"), body);
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 1024; }
     http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
       server { listen 127.0.0.1:${PORTS.nginx}; root ${folder}/www; add_header content-encoding br;
         default_type text/html; } }`,
  );
  const child = startChild("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: "ignore",
  });
  return {
    stop() {
      child.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
