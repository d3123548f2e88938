import type { Context } from "hono";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { Api } from "../caller.ts";

const REQUEST_HEADERS = [
  "accept",
  "accept-profile",
  "authorization",
  "content-profile",
  "content-type",
  "prefer",
  "x-supabase-api-version",
];
const RESPONSE_HEADERS = [
  "content-profile",
  "content-type",
  "preference-applied",
  "x-supabase-api-version",
];

/** Forwards a checked request to the API, with only the headers listed above. */
export async function forward(
  api: Api,
  context: Context,
  path: string,
  body?: Uint8Array,
  contentType?: string,
): Promise<Response> {
  const headers = new Headers({ apikey: api.publishableKey });
  for (const name of REQUEST_HEADERS) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (contentType) headers.set("content-type", contentType);
  const response = await api.fetch(
    new Request(api.url + path, {
      method: context.req.method,
      headers,
      body: body && body.byteLength > 0 ? Buffer.from(body) : undefined,
    }),
  );
  const passed = new Headers({
    "cache-control": "no-store",
    "content-security-policy": NOTHING_POLICY,
  });
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  // Varnish refuses a whole response with this header and status 200, so only a count has it.
  const range = response.headers.get("content-range");
  if (range && /\bcount=/.test(headers.get("prefer") ?? "")) passed.set("content-range", range);
  return new Response(response.body, { status: response.status, headers: passed });
}
