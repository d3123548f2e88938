export class BodyTooLarge extends Error {}
export class BodyNotJson extends Error {}

/** Nothing the product sends is nested deeper, and no list of rows is longer. */
const MAX_DEPTH = 16;
const MAX_ROWS = 500;

/** Reads a body of at most `maxBytes`, however it is sent; stops reading at the first byte too many. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses JSON that is no deeper and no longer than the product needs. */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BodyNotJson("The request is not valid JSON");
  }
  if (Array.isArray(value) && value.length > MAX_ROWS) {
    throw new BodyNotJson(`At most ${MAX_ROWS} rows can be sent at once`);
  }
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new BodyNotJson("The request is nested too deeply");
    level = level.flatMap((item) => (item && typeof item === "object" ? Object.values(item) : []));
  }
  return value;
}

/** A value as the body of a request that is sent on. */
export function toBytes(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
