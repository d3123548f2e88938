import type { Context } from "hono";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { Backend } from "../backend.ts";
import { Refusal } from "./refusal.ts";

export type Api = Pick<Backend, "url" | "fetch" | "publishableKey">;

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
  "content-range",
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
): Promise<Response> {
  const headers = new Headers({ apikey: api.publishableKey });
  for (const name of REQUEST_HEADERS) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
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
  return new Response(response.body, { status: response.status, headers: passed });
}

/** True if the header has an admin's token. Throws Refusal (401) if the token is invalid. */
export async function isAdmin(api: Api, authorization: string): Promise<boolean> {
  const response = await api.fetch(
    new Request(`${api.url}/rest/v1/rpc/is_admin`, {
      headers: { apikey: api.publishableKey, authorization },
    }),
  );
  if (response.status === 401) throw new Refusal(401, "bad_jwt", "Invalid token");
  if (response.status >= 500) {
    const sentence = "The database is not available. Please try again in a moment.";
    throw new Refusal(503, "unavailable", sentence);
  }
  return response.ok && (await response.json()) === true;
}
