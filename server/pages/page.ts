import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { OWN_HEADER } from "../../app/supabase/own-response.ts";
import { NOTHING_POLICY, SECURITY_HEADERS } from "../security-headers.ts";
import { contentSecurityPolicy } from "./csp.ts";

type Encoding = "identity" | "gzip" | "br";

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string> & { etag: string };
}

export interface Page {
  status: number;
  /** The route's path, for the log. */
  route: string;
  /** False for errors, redirects and pages with default content, which are sent once. */
  isCacheable: boolean;
  /** In bytes, with the headers. */
  size: number;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

interface FinishOptions {
  route: string;
  isCacheable: boolean;
  /** For the CSP: the URL of the hosted Supabase, or null. Undefined in development: no CSP. */
  backendUrl: string | null | undefined;
  /** True for the preview, which the panel shows in a frame. */
  isFramed?: boolean;
}

/** A 64 KB window takes less time and memory, and compresses pages almost as well. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** Reads the whole response and adds headers. Compresses it only if it will be cached. */
export async function finishPage(response: Response, options: FinishOptions): Promise<Page> {
  const { route, isCacheable, backendUrl, isFramed = false } = options;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    [OWN_HEADER]: "yes",
    ...(isFramed && { "x-frame-options": "SAMEORIGIN" }),
    ...Object.fromEntries(response.headers),
    vary: "Accept-Encoding",
  };
  // `no-transform`: a CDN that rewrites the HTML would break hydration.
  if (!isCacheable) headers["cache-control"] = "no-store, no-transform";
  else headers["cache-control"] ??= "public, max-age=0, must-revalidate, no-transform";
  const type = headers["content-type"] ?? "";
  if (backendUrl !== undefined) {
    headers["content-security-policy"] = type.startsWith("text/html")
      ? contentSecurityPolicy(
          new TextDecoder().decode(bytes),
          backendUrl,
          isFramed ? "'self'" : "'none'",
        )
      : NOTHING_POLICY;
  }
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const body = (encoded: Uint8Array<ArrayBuffer>, encoding?: Encoding): Body => ({
    bytes: encoded,
    headers: {
      ...headers,
      ...(encoding && { "content-encoding": encoding }),
      etag: `"${hash}${encoding ? `-${encoding}` : ""}"`,
      "content-length": String(encoded.byteLength),
    },
  });
  const bodies: Page["bodies"] = { identity: body(bytes) };
  if (isCacheable && !type.startsWith("image/")) {
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: BROTLI }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    bodies.br = body(new Uint8Array(br), "br");
    bodies.gzip = body(new Uint8Array(gz), "gzip");
  }
  const size = Object.values(bodies)
    .map(({ bytes, headers }) => bytes.byteLength + JSON.stringify(headers).length)
    .reduce((sum, each) => sum + each, 0);
  return { status: response.status, route, isCacheable, size, bodies };
}

interface Conditions {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Selects the best encoding that the client accepts, or 304 if the client has the page. */
export function selectResponse(page: Page, { acceptEncoding, ifNoneMatch }: Conditions) {
  const { bytes, headers } = selectBody(page, acceptEncoding);
  if (!ifNoneMatch?.includes(headers.etag)) return { status: page.status, headers, bytes };
  const { "content-length": _length, "content-type": _type, ...unchanged } = headers;
  return { status: 304, headers: unchanged, bytes: undefined };
}

const ACCEPTS_BR = accepts("br");
const ACCEPTS_GZIP = accepts("gzip");

/** Matches an Accept-Encoding header that lists this encoding without `q=0`. */
function accepts(coding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${coding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, "i");
}

function selectBody({ bodies }: Page, acceptEncoding = ""): Body {
  if (bodies.br && ACCEPTS_BR.test(acceptEncoding)) return bodies.br;
  if (bodies.gzip && ACCEPTS_GZIP.test(acceptEncoding)) return bodies.gzip;
  return bodies.identity;
}
