import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import type { ApiEnv } from "./api-env.ts";
import { respondToFailure } from "./refusal.ts";
import { bodyReader } from "./request-body.ts";

const MAX = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site that returns the size of each body; `send` names the client in the query. */
function site(isIdleTime = false) {
  const read = bodyReader({ total: 250, perIp: 120, seconds: 15, isIdleTime });
  const app = new Hono<ApiEnv>();
  app.post("/", async (call) => {
    call.set("clientIp", call.req.query("ip") ?? "");
    return call.text(String((await read(call, MAX)).byteLength));
  });
  app.onError((error, call) => respondToFailure(error, call, createLog("silent")));
  return async (ip: string, body: BodyInit): Promise<number | string> => {
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const response = await app.request(`/?ip=${ip}`, init, { incoming: { destroyed: false } });
    return response.ok ? response.text() : response.status;
  };
}

/** A body that has sent `bytes` and is not complete until `end` is called. */
function held(bytes: number) {
  let add: (more: number) => void = () => undefined;
  let end: () => void = () => undefined;
  const body = new ReadableStream({
    start(controller) {
      add = (more) => controller.enqueue(new Uint8Array(more));
      end = () => controller.close();
    },
  });
  add(bytes);
  return { body, add, end };
}

/** Lets the site read what has arrived. */
const arrived = () => vi.advanceTimersByTimeAsync(1);

test("a body is read up to its limit, with and without a length", async () => {
  const send = site();
  expect(await send("a", "x".repeat(100))).toBe("100");
  expect(await send("a", "x".repeat(101))).toBe(413);
  expect(await send("a", new Blob(["x".repeat(100)]).stream())).toBe("100");
  expect(await send("a", new Blob(["x".repeat(101)]).stream())).toBe(413);
  expect(await send("a", "")).toBe("0");
});

test("bodies that are held use up only the share of their own IP address", async () => {
  const send = site();
  const slow = held(100);
  const first = send("a", slow.body);
  await arrived();
  expect(await send("a", "x".repeat(30))).toBe(503);
  expect(await send("b", "x".repeat(100))).toBe("100");
  slow.end();
  expect(await first).toBe("100");
  expect(await send("a", "x".repeat(100))).toBe("100");
});

test("beyond the budget of all bodies the oldest is refused, and a new one is read", async () => {
  const send = site();
  const slow = ["a", "b"].map((ip) => ({ ip, ...held(100) }));
  const [oldest, other] = slow.map(({ ip, body }) => send(ip, body));
  await arrived();
  expect(await send("c", "x".repeat(50))).toBe("50");
  expect(await send("c", "x".repeat(60))).toBe("60");
  expect(await oldest).toBe(503);
  slow[1]?.end();
  expect(await other).toBe("100");
});

test("a body that does not end in time is refused", async () => {
  const send = site();
  const slow = send("a", held(100).body);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await slow).toBe(408);
  expect(await send("a", "x".repeat(100))).toBe("100");
});

test("a slow body is read for as long as bytes arrive, if the limit is one of idle time", async () => {
  const send = site(true);
  const slow = held(10);
  const sent = send("a", slow.body);
  for (let part = 0; part < 5; part++) {
    await vi.advanceTimersByTimeAsync(14_000);
    slow.add(10);
    await arrived();
  }
  slow.end();
  expect(await sent).toBe("60");
  const silent = send("a", held(10).body);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await silent).toBe(408);
});
