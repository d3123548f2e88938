import { beforeEach, expect, test, vi } from "vitest";
import { type SharedReads, shareReads } from "./shared-reads.ts";

let sent: string[];
let status: number;
let body: () => Promise<string>;
let reads: SharedReads;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  sent = [];
  status = 200;
  body = async () => "[]";
  reads = shareReads(async (request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response(await body(), { status, headers: { "content-range": "0-1/2" } });
  });
  return () => vi.useRealTimers();
});

function read(path: string, init?: RequestInit): Promise<Response> {
  return reads.fetch(new Request(`http://backend.test${path}`, init));
}

test("pages that are rendered at the same time read the same rows once", async () => {
  body = async () => '[{"id":1}]';
  const responses = await Promise.all([read("/company"), read("/company"), read("/pages")]);
  responses.push(await read("/company"));
  expect(sent).toEqual(["GET /company", "GET /pages"]);
  for (const response of responses) {
    expect(await response.json()).toEqual([{ id: 1 }]);
    expect(response.headers.get("content-range")).toBe("0-1/2");
  }
});

test("after a change and after a second, the rows are read again", async () => {
  const old = Promise.withResolvers<string>();
  body = () => old.promise;
  const before = read("/company");
  reads.clear();
  body = async () => "new";
  expect(await (await read("/company")).text()).toBe("new");
  old.resolve("old");
  expect(await (await before).text()).toBe("old");
  expect(await (await read("/company")).text()).toBe("new");
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(1_100);
  await read("/company");
  expect(sent).toHaveLength(3);
});

test("calls, other headers, failures and long lists are not shared", async () => {
  await read("/rpc/search", { method: "POST" });
  await read("/rpc/search", { method: "POST" });
  await read("/company");
  await read("/company", { headers: { prefer: "count=exact" } });
  expect(sent).toHaveLength(4);
  status = 503;
  await read("/pages");
  await read("/pages");
  expect(sent).toHaveLength(6);
  status = 200;
  body = async () => "x".repeat(200_000);
  await read("/tours");
  await read("/tours");
  expect(sent).toHaveLength(8);
  body = () => Promise.reject(new Error("lost"));
  await expect(read("/faq")).rejects.toThrow("lost");
  await expect(read("/faq")).rejects.toThrow("lost");
  expect(sent).toHaveLength(10);
});
