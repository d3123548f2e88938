import { Refusal } from "./refusal.ts";

const MAX_DEPTH = 16;
const MAX_ROWS = 500;

/**
 * Throws Refusal above `maxBytes`. Hono's `bodyLimit` leaves a longer body unread, and then the
 * connection closes during the client's next request.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, "too_large", "The request is too large");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
      throw badJson("No text has a NUL in it");
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
