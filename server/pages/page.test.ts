import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseBody, finishPage, type Page } from "./page.ts";

const options = { isKept: true, isPanel: false };

function finish(html: string, { cache = "no-cache", old }: { cache?: string; old?: Page } = {}) {
  const response = new Response(null, { headers: { "cache-control": cache } });
  return finishPage({ response, html }, undefined, { ...options, old });
}

test("a page made anew that is the same keeps its bytes", async () => {
  const old = await finish("<p>Tours</p>");
  expect(await finish("<p>Tours</p>", { old })).toBe(old);
});

test("a page whose text or headers have changed is a new one", async () => {
  const old = await finish("<p>Tours</p>");
  const changed = await finish("<p>More tours</p>", { old });
  const bytes = Buffer.from(String(changed.bodies.br?.content), "latin1");
  expect(brotliDecompressSync(bytes).toString()).toBe("<p>More tours</p>");
  expect(changed.bodies.identity.etag).not.toBe(old.bodies.identity.etag);
  const fresher = await finish("<p>Tours</p>", { old, cache: "no-store" });
  expect(fresher.bodies.identity.headers).toContain("no-store");
});

test("who has the page already is told so without its type and length", async () => {
  const { headers, headersOfSame } = (await finish("<p>Tours</p>")).bodies.identity;
  expect(headers).toContain("content-length");
  expect(headersOfSame).not.toContain("content-length");
  expect(headersOfSame).not.toContain("content-type");
  expect(headersOfSame).toContain("etag");
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["gzip;q=1.0, BR;q=0.5", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip;q=0.1", "gzip"],
  ["br;q=0,gzip;q=0", "identity"],
  ["x-brotli-like, bread", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("who accepts %j gets %s", async (accepted, encoding) => {
  const page = await finish("<p>Tours</p>");
  expect(chooseBody(page, accepted)).toBe(page.bodies[encoding]);
});
