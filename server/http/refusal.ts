import type { Context } from "hono";
import { QueueFull } from "../fair-queue.ts";
import type { Logger } from "../log.ts";
import { NOTHING_POLICY } from "../security-headers.ts";
import type { ApiEnv } from "./api-env.ts";

/** Thrown to reject a request on purpose. The client sees the message. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function notFound(): never {
  throw new Refusal(404, "not_found", "Not found");
}

export function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : "a minute";
  const sentence = `Too many attempts. Please wait ${wait} and try again.`;
  return new Refusal(429, "over_request_rate_limit", sentence, seconds);
}

export function unavailable(): Refusal {
  const sentence = "The database is not available. Please try again in a moment.";
  return new Refusal(503, "unavailable", sentence);
}

/** Error codes of PostgreSQL (its manual, appendix A), the driver and Node.js: no usable database. */
export const NO_DATABASE = /^(08|53|57|58)|^CONNECT|^E[A-Z]{3,}$/;

export function refusalResponse({ status, code, message, retryAfter }: Refusal): Response {
  const headers = new Headers({
    "cache-control": "no-store",
    "content-security-policy": NOTHING_POLICY,
  });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  // The auth client reads `msg` or `message`, and the data client reads `message`.
  return Response.json({ code, error_code: code, message, msg: message }, { status, headers });
}

/** Sends a Refusal to the client. Logs any other error and sends a generic message. */
export function respondToFailure(error: Error, call: Context<ApiEnv>, log: Logger): Response {
  const { incoming } = call.env;
  const isAborted = incoming.destroyed && !incoming.complete;
  const refusal = isAborted
    ? new Refusal(400, "aborted", "The request ended early")
    : error instanceof QueueFull
      ? tooMany(2)
      : error;
  if (!(refusal instanceof Refusal)) {
    log.error({ err: error }, "the API failed");
    const { code } = error as { code?: unknown };
    if (NO_DATABASE.test(String(code))) return refusalResponse(unavailable());
    const sentence = "Something went wrong. Please try again.";
    return refusalResponse(new Refusal(500, "internal", sentence));
  }
  if (refusal.status === 429) {
    const { clientIp, route: path } = call.var;
    log.warn({ clientIp, path }, "too many requests");
  }
  return refusalResponse(refusal);
}
