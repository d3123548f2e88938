import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { isFromSite } from "../../app/supabase/own-response.ts";
import { finishPage, selectResponse } from "./page.ts";

const HTML = `<script>start()</script><style>p{}</style><p>${"Tours ".repeat(99)}</p><script src="/a.js"></script>`;

function finish(isCacheable = true) {
  const response = new Response(HTML, { headers: { "content-type": "text/html" } });
  return finishPage(response, {
    route: "/",
    isCacheable,
    backendUrl: "https://x.supabase.co",
  });
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["gzip;q=1.0, BR;q=0.5", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip;q=0.1", "gzip"],
  ["br;q=0,gzip;q=0", undefined],
  ["x-brotli-like, bread", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("a client that accepts %j gets %s", async (acceptEncoding, encoding) => {
  const { status, headers } = selectResponse(await finish(), {
    acceptEncoding,
    ifNoneMatch: undefined,
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ vary: "Accept-Encoding" });
  expect(new Headers(headers).get("content-encoding") ?? undefined).toBe(encoding);
});

test("a client that has the page gets 304 with its CSP, without content type and length", async () => {
  const page = await finish();
  const first = selectResponse(page, { acceptEncoding: "br", ifNoneMatch: undefined });
  expect(brotliDecompressSync(first.bytes ?? "").toString()).toBe(HTML);
  const again = selectResponse(page, { acceptEncoding: "br", ifNoneMatch: first.headers.etag });
  const { "content-length": _length, "content-type": _type, ...unchanged } = first.headers;
  expect(again).toEqual({ status: 304, headers: unchanged, bytes: undefined });
  const other = selectResponse(page, { acceptEncoding: "", ifNoneMatch: first.headers.etag });
  expect(other.status).toBe(200);
});

test("a page's CSP allows its inline scripts and the hosted backend, and no other script", async () => {
  const { headers } = selectResponse(await finish(), {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  });
  const policy = new Headers(headers).get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("connect-src 'self' https://x.supabase.co wss://x.supabase.co;");
  expect(policy).not.toContain("unsafe-eval");
});

test("a page has the header by which the browser knows it from a captive portal's", async () => {
  for (const page of [await finish(), await finish(false)]) {
    const conditions = { acceptEncoding: "br", ifNoneMatch: undefined };
    const { headers } = selectResponse(page, conditions);
    expect(isFromSite(new Response(null, { headers }))).toBe(true);
    // The browser gives the headers of a 304 to the page that it has stored.
    const again = selectResponse(page, { ...conditions, ifNoneMatch: headers.etag });
    expect(isFromSite(new Response(null, again))).toBe(true);
  }
});

test("an uncacheable page is sent with no-store", async () => {
  const page = await finish(false);
  expect(Object.keys(page.bodies)).toEqual(["identity"]);
  expect(page.bodies.identity.headers).toMatchObject({
    "cache-control": "no-store, no-transform",
  });
});
