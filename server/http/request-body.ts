import type { Context } from "hono";
import { Counts } from "../counts.ts";
import { MB } from "../megabyte.ts";
import type { ApiEnv } from "./api-env.ts";
import { Refusal } from "./refusal.ts";

const MAX_DEPTH = 16;
const MAX_ROWS = 500;

interface Budget {
  /** Bytes of all bodies that are being read. Beyond it, the oldest of these bodies is refused. */
  total: number;
  /** The share of one IP address. Beyond it, its newest body is refused. */
  perIp: number;
  /** A slower body is refused. */
  seconds: number;
  /** True if `seconds` is the time without a new byte, not the time of the whole body. */
  isIdleTime?: boolean;
}

/** Throws Refusal if the body is larger than `maxBytes`, too slow, or beyond the budget. */
type ReadBody = (call: Context<ApiEnv>, maxBytes: number) => Promise<Uint8Array>;

/** A form, or other short JSON, that anyone can send. */
export const readForm = bodyReader({ total: 16 * MB, perIp: MB / 4, seconds: 15 });
/** Has a separate budget, so that slow pictures do not keep forms out. */
export const readVisitorPicture = bodyReader({ total: 24 * MB, perIp: 6 * MB, seconds: 60 });
/** Only for a body whose sender is an operator. A picture on a slow line takes minutes. */
export const readOperatorBody = bodyReader({
  total: 64 * MB,
  perIp: 40 * MB,
  seconds: 60,
  isIdleTime: true,
});

/**
 * Reads bodies within a common budget. Hono's `bodyLimit` has none, and leaves a longer body unread:
 * then the connection closes during the client's next request.
 */
export function bodyReader({ total, perIp, seconds, isIdleTime = false }: Budget): ReadBody {
  const buffered = new Counts();
  /** For each body that is being read, oldest first: a function that stops the reading. */
  const stops = new Set<(reason: Refusal) => void>();

  function refuseBeyondBudget(clientIp: string): void {
    const busy = new Refusal(
      503,
      "busy",
      "The site is busy. Please try again in a few seconds.",
      5,
    );
    if (buffered.get(clientIp) > perIp) throw busy;
    // The oldest body is the one most likely to come from a slow attacker.
    const [stopOldest] = stops;
    if (buffered.total > total) stopOldest?.(busy);
  }

  return async (call, maxBytes) => {
    const clientIp = call.get("clientIp");
    const tooLarge = new Refusal(413, "too_large", "The request is too large");
    if (Number(call.req.header("content-length") ?? 0) > maxBytes) throw tooLarge;
    const reader = call.req.raw.body?.getReader();
    const chunks: Uint8Array[] = [];
    let size = 0;
    let refusal: Refusal | undefined;
    const cancel = () => void reader?.cancel().catch(() => undefined);
    const stop = (reason: Refusal) => {
      refusal ??= reason;
      cancel();
    };
    const late = new Refusal(408, "too_slow", "The request took too long. Please try again.");
    const timer = setTimeout(() => stop(late), seconds * 1000);
    stops.add(stop);
    try {
      for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
        if (isIdleTime) timer.refresh();
        size += next.value.byteLength;
        buffered.add(clientIp, next.value.byteLength);
        if (size > maxBytes) throw tooLarge;
        refuseBeyondBudget(clientIp);
        chunks.push(next.value);
      }
    } finally {
      clearTimeout(timer);
      stops.delete(stop);
      buffered.add(clientIp, -size);
      cancel();
    }
    if (refusal) throw refusal;
    return Buffer.concat(chunks);
  };
}

/** Parses JSON with limited nesting and array length. Throws Refusal. */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw badJson("The request is not valid JSON");
  }
  if (Array.isArray(value) && value.length > MAX_ROWS) {
    throw badJson(`At most ${MAX_ROWS} rows can be sent at once`);
  }
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw badJson("The request is nested too deeply");
    // PostgreSQL text cannot contain NUL.
    if (level.some((item) => typeof item === "string" && item.includes("\0"))) {
      throw badJson("Text must not contain NUL");
    }
    level = level.flatMap((item) => (item && typeof item === "object" ? Object.values(item) : []));
  }
  return value;
}

export function toBytes(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function badJson(sentence: string): Refusal {
  return new Refusal(400, "bad_json", sentence);
}
