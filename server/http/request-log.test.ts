import type { IncomingMessage, ServerResponse } from "node:http";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createRequestLog } from "./request-log.ts";

/** What the log holds of one answered request. */
function linesOf(url: string, level = "info"): string[] {
  const lines: string[] = [];
  const log = pino({ level, base: null }, { write: (line) => lines.push(line) });
  const request = { method: "GET", url } as IncomingMessage;
  createRequestLog(log)(request, { statusCode: 404 } as ServerResponse, performance.now());
  return lines;
}

test("a request's line has the form of every other line of the log", () => {
  const [line = ""] = linesOf("/faq?token=secret");
  const { time, ms, ...told } = JSON.parse(line) as { time: number; ms: number };
  expect(told).toEqual({ level: 30, method: "GET", path: "/faq", status: 404, msg: "request" });
  expect(Math.abs(time - Date.now())).toBeLessThan(10_000);
  const own: string[] = [];
  const log = pino(
    { base: null, timestamp: () => `,"time":${time}` },
    { write: (text) => own.push(text) },
  );
  log.info({ method: "GET", path: "/faq", status: 404, ms }, "request");
  expect([line]).toEqual(own);
});

test.each([
  ['/","level":60,"msg":"the database is gone', '/","level":60,"msg":"the database is gone'],
  ["/a\\", "/a\\"],
  ["/a\n{}\u001b[2J", "/a?{}?[2J"],
  [`/${"x".repeat(500)}`, `/${"x".repeat(199)}`],
  ["", ""],
])("an address cannot write into the log: %j", (url, path) => {
  const lines = linesOf(url);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf("\n")).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 30, path, msg: "request" });
});

test("a log of warnings has no line of requests", () => {
  expect(linesOf("/faq", "warn")).toEqual([]);
});
