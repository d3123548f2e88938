import type { Context } from "hono";
import { decodeJwt } from "jose";
import { z } from "zod";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { Backend } from "../backend.ts";
import { Refusal, unavailable } from "./refusal.ts";

const tokenClaims = z.object({ sub: z.string(), session_id: z.string() });

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

/** The claims of a token, which is not checked here; undefined if they cannot be read. */
export function sessionOf(token: string): z.infer<typeof tokenClaims> | undefined {
  try {
    return tokenClaims.parse(decodeJwt(token));
  } catch {
    return undefined;
  }
}

/** Calls an SQL function with the caller's token. Throws Refusal (401) if the token is invalid. */
export async function callAs(api: Api, authorization: string, name: string): Promise<unknown> {
  const response = await api.fetch(
    new Request(`${api.url}/rest/v1/rpc/${name}`, {
      headers: { apikey: api.publishableKey, authorization },
    }),
  );
  if (response.status === 401) throw new Refusal(401, "bad_jwt", "Invalid token");
  if (response.status >= 500) throw unavailable();
  return response.json();
}

/** True for the token of a live session of an operator. Throws Refusal (401) for an invalid token. */
export async function isAdmin(api: Api, authorization: string): Promise<boolean> {
  return (await callAs(api, authorization, "is_admin")) === true;
}
