import { isFromSite } from "./own-response.ts";

/**
 * True for a response of this site's server or of a Supabase project. Captive portals, filters and
 * proxies respond with pages or JSON of their own, also with status 200.
 */
export async function isApiResponse(url: string, response: Response): Promise<boolean> {
  if (isFromSite(response)) return true;
  const service = /\/(rest|auth|storage)\/v1\//.exec(url)?.[1] as Service | undefined;
  if (!service) return false;
  const { ok, status, headers } = response;
  const type = headers.get("content-type") ?? "";
  const isJson = /\bjson\b/.test(type);
  const text = await response.clone().text();
  // The response to a HEAD request, or to a write without `select`.
  if (text === "")
    return ok ? status === 204 || status === 201 || headers.has("content-range") : isJson;
  const body = isJson ? parse(text) : undefined;
  if (ok) return isSuccess[service](body, type);
  return hasAny(body, ["message", "msg", "error_description"]);
}

type Service = "rest" | "auth" | "storage";

/** How Supabase's services respond to what the panel asks. */
const isSuccess: Record<Service, (body: unknown, type: string) => boolean> = {
  // With `.single()`, an object has PostgREST's own type. Without it, rows are in a list.
  rest: (body, type) =>
    body !== undefined && (!isObject(body) || /\bvnd\.pgrst\.object\+json\b/.test(type)),
  // A session, a user, the signing keys, or an empty object, for example for a recovery mail.
  auth: (body) =>
    hasAny(body, ["access_token", "id", "keys"]) ||
    (isObject(body) && Object.keys(body).length === 0),
  // An uploaded file, or a list of files.
  storage: (body) => hasAny(body, ["Key"]) || Array.isArray(body),
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(body: unknown): body is object {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function hasAny(body: unknown, names: string[]): boolean {
  return isObject(body) && names.some((name) => name in body);
}

/** `fetch` for the server's APIs. If somebody else responds, it rejects as without a network. */
export async function fetchFromApi(input: RequestInfo | URL, init?: RequestInit) {
  // A browser may keep what a captive portal answered to a GET, and give it again later.
  const response = await fetch(input, { ...init, cache: "no-store" });
  const url = input instanceof Request ? input.url : String(input);
  if (await isApiResponse(url, response)) return response;
  throw new TypeError(`Not a response of the API (status ${response.status})`);
}
