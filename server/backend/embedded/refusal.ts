import { NOTHING_POLICY } from "../../security-headers.ts";

/** A request that the API does not serve, with the status, code and sentence of its response. */
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
  const sentence = "Too many attempts. Please wait a minute and try again.";
  return new Refusal(429, "over_request_rate_limit", sentence, seconds);
}

export function refusalResponse({ status, code, message, retryAfter }: Refusal): Response {
  const headers = new Headers({
    "cache-control": "no-store",
    "content-security-policy": NOTHING_POLICY,
  });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  // Both names: the auth client reads `msg` or `message`, the data client `message`.
  return Response.json({ code, error_code: code, message, msg: message }, { status, headers });
}
