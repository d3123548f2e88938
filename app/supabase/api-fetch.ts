/**
 * True for a response of the server's APIs: JSON, or no content. Captive portals, filters and proxies
 * respond with HTML of their own, also with status 200.
 */
export function isApiResponse({ status, headers }: Response): boolean {
  const type = headers.get("content-type");
  // PostgREST responds to an insert with 201 and no content type.
  return status === 204 || (status === 201 && type === null) || /\bjson\b/.test(type ?? "");
}

/** `fetch` for the server's APIs. If somebody else responds, it rejects as without a network. */
export async function fetchFromApi(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetch(input, init);
  if (isApiResponse(response)) return response;
  throw new TypeError(`Not a response of the API (status ${response.status})`);
}
