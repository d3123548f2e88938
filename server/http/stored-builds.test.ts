import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientFiles } from "./client-files.ts";
import { storeBuild } from "./stored-builds.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stored-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stored = () => join(folder, "stored");

/** Builds into the same folder, as an upgrade does, and starts the site. */
function release(script: string) {
  const client = join(folder, "client");
  rmSync(client, { recursive: true, force: true });
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets", script), script);
  writeFileSync(join(client, "assets", `${script}.gz`), "compressed");
  writeFileSync(join(client, "sw.js"), script);
  const app = clientFiles(client, storeBuild(client, stored()));
  // The next release is later.
  for (const name of readdirSync(stored())) {
    const path = join(stored(), name);
    utimesSync(path, new Date(), new Date(statSync(path).mtimeMs - 60_000));
  }
  return {
    async status(path: string): Promise<number> {
      return (await app.request(path)).status;
    },
    get: (path: string, init?: RequestInit) => app.request(path, init),
  };
}

test("the scripts of the release before are there, with the same headers", async () => {
  release("page-1.js");
  const site = release("page-2.js");
  const headers = { "accept-encoding": "gzip" };
  for (const path of ["/assets/page-1.js", "/assets/page-2.js"]) {
    const response = await site.get(path, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
  expect(await site.status("/assets/page-0.js")).toBe(404);
  expect(await (await site.get("/sw.js")).text()).toBe("page-2.js");
});

test("a running site keeps its scripts while the next release is built", async () => {
  const site = release("page-1.js");
  rmSync(join(folder, "client"), { recursive: true });
  expect(await site.status("/assets/page-1.js")).toBe(200);
});

test("only two builds are stored, however often each is started", async () => {
  release("page-1.js");
  release("page-2.js");
  release("page-2.js");
  expect(await release("page-2.js").status("/assets/page-1.js")).toBe(200);
  const site = release("page-3.js");
  expect(await site.status("/assets/page-2.js")).toBe(200);
  expect(await site.status("/assets/page-1.js")).toBe(404);
  expect(readdirSync(stored())).toHaveLength(2);
});

test("a copy that was interrupted is no release, and is removed", async () => {
  release("page-1.js");
  mkdirSync(join(stored(), "0123456789abcdef.new", "assets"), { recursive: true });
  writeFileSync(join(stored(), "0123456789abcdef.new", "assets", "half.js"), "half");
  const site = release("page-2.js");
  expect(await site.status("/assets/half.js")).toBe(404);
  expect(await site.status("/assets/page-1.js")).toBe(200);
  expect(readdirSync(stored())).toHaveLength(2);
});
