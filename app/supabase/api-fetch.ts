/**
 * True for a response of the server's APIs: JSON, or no content. Captive portals, filters and proxies
 * respond with HTML of their own, also with status 200.
 */
export function isApiResponse({ ok, status, headers }: Response): boolean {
  const type = headers.get("content-type");
  if (type !== null) return /\bjson\b/.test(type);
  // PostgREST responds so to a write without `select`: 201 to an insert, 200 to an upsert of nothing.
  return ok && (status === 204 || status === 201 || headers.get("content-length") === "0");
}

/** `fetch` for the server's APIs. If somebody else responds, it rejects as without a network. */
export async function fetchFromApi(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetch(input, init);
  if (isApiResponse(response)) return response;
  throw new TypeError(`Not a response of the API (status ${response.status})`);
}
