// Built files have the right type, caching and compression. Requests cannot reach other files.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";
import { setUpSite } from "./stub-site.ts";
import { words } from "./words.ts";

const SCRIPT = "export const answer = 42;\n".repeat(100);
const folder = mkdtempSync(join(tmpdir(), "files-"));
const db = setUpDatabase();
const client = join(folder, "client");
beforeAll(() => {
  mkdirSync(join(client, "assets"), { recursive: true });
  mkdirSync(join(client, "posters"));
  mkdirSync(join(client, ".vite"));
  writeFileSync(join(client, "assets", "app-abc123.js"), SCRIPT);
  writeFileSync(join(client, "assets", "app-abc123.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(client, "posters", "hero.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(client, "sw.js"), "self.addEventListener('fetch', () => {});");
  writeFileSync(join(client, ".vite", "manifest.json"), "{}");
  writeFileSync(join(client, ".env"), "A=secret");
  writeFileSync(join(folder, "secret.txt"), "secret");
  mkdirSync(join(folder, "client-other"));
  writeFileSync(join(folder, "client-other", "secret.txt"), "secret");
  return () => rmSync(folder, { recursive: true });
});
const site = setUpSite(db, { clientDir: client });

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { headers });
}

test("a hashed script is cached forever, and compressed for a client that accepts it", async () => {
  const response = await get("/assets/app-abc123.js", { "accept-encoding": "br" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await response.text()).toBe(SCRIPT);
  const plain = await get("/assets/app-abc123.js", { "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

test.each(["br;q=0", "br; q=0.0, identity", "xbr", "gzip;q=0"])(
  "a script is not compressed for a client that sends %s",
  async (accepted) => {
    const response = await get("/assets/app-abc123.js", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  },
);

test("the service worker is revalidated each time, and an illustration after an hour", async () => {
  expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  expect((await get("/posters/hero.svg")).headers.get("cache-control")).toContain("max-age=3600");
  const etag = (await get("/sw.js")).headers.get("etag") ?? "";
  const unchanged = await get("/sw.js", { "if-none-match": etag });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get("content-security-policy")).toContain("script-src 'self'");
});

test.each(["/assets/app-abc123.js", "/posters/hero.svg", "/sw.js"])(
  "%s has a strict CSP, cannot be framed and sets no cookie",
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; frame-ancestors 'none'/,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("set-cookie")).toBeNull();
  },
);

test.each([
  "bytes=0-9",
  "bytes=-5",
  "bytes=5-2",
  "bytes=0-99999999999999999999",
  "0-99999999999999999999",
  "bytes=a-b",
])("a request with the range %s gets the whole file", async (range) => {
  const response = await get("/sw.js", { range });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-range")).toBeNull();
  expect(await response.text()).toContain("addEventListener");
});

test("HEAD returns the length of a file and no body", async () => {
  const response = await site.raw("HEAD /sw.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(response).toMatch(/content-length: 41/i);
  expect(response).not.toContain("addEventListener");
});

test.each(
  words(`
  /../secret.txt /assets/../../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt
  /assets/%2e%2e%2f%2e%2e%2fsecret.txt /..\\secret.txt /assets/..%5c..%5csecret.txt
  /%252e%252e/secret.txt /..%00/secret.txt /../client-other/secret.txt /-other/secret.txt
  //secret.txt /.env /%2eenv /.vite/manifest.json /assets/ /assets /package.json`),
)("%s serves no file outside the build", async (path) => {
  const response = await site.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(response).not.toContain("secret");
  // The page routes handle every path that is not a file, unless the path is malformed.
  expect(response).toMatch(path.includes("\\") ? /^HTTP\/1.1 400 / : /a page/);
});
