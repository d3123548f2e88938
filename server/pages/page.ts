import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { type CspOptions, contentSecurityPolicy } from "./csp.ts";
import {
  deferScripts,
  type InlinePicture,
  inlinePicture,
  placeTypefaces,
  preloadOnePicture,
} from "./html.ts";

type Encoding = "identity" | "gzip" | "br";
type HeaderRecord = Record<string, string>;

interface Body {
  /** A small one as a text of a sign for each byte, which goes out in one piece with its headers. */
  content: Uint8Array<ArrayBuffer> | string;
  etag: string;
  /** Name, value, name, value: as a list they are sent with less work than as an object. */
  headers: string[];
  /** Of an answer that says only that the page is still the same. */
  headersOfSame: string[];
}

/** As a text a body of 2 KB takes a fourteenth less of an answer's work; one of 30 KB takes more. */
const MOST_AS_TEXT = 8192;

/** An answer as finished bytes in each encoding that a browser may accept. */
export interface Page {
  status: number;
  /** Bytes held in memory. */
  size: number;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

/**
 * No page that another site opened keeps a hold on the panel's window. Public pages go without: for a page that
 * asks for a window to itself the browser starts anew when its first bytes come (docs/decisions/0017).
 */
const PANEL_HEADERS: HeaderRecord = { "cross-origin-opener-policy": "same-origin" };

/**
 * Turns a rendered answer into finished bytes; compressed only when it will be kept. `html`: the
 * text of a page, whose answer is empty. A public page's scripts wait until what is seen has come.
 * `picture`: is sent within the page where the page shows it. `old`: the page as it was, which is given
 * back when it is the same, or it would be compressed again.
 */
export async function finishPage(
  { response, html }: { response: Response; html?: string },
  csp: CspOptions | undefined,
  options: { isKept: boolean; isPanel: boolean; picture?: InlinePicture; old?: Page },
): Promise<Page> {
  const { isPanel, picture } = options;
  const headers: HeaderRecord = { ...SECURITY_HEADERS, ...(isPanel && PANEL_HEADERS) };
  response.headers.forEach((value, name) => {
    if (name !== "transfer-encoding" && name !== "content-length") headers[name] = value;
  });
  // The panel is nothing without script, and Vite's own client must come first.
  const isLate = csp !== undefined && !isPanel;
  const whole = html;
  const text = html;
  const bytes = text
    ? new TextEncoder().encode(text)
    : new Uint8Array(await response.arrayBuffer());
  if (csp) headers["content-security-policy"] = contentSecurityPolicy(text ?? "", csp);
  headers.vary = "Accept-Encoding";
  if (!options.isKept) headers["cache-control"] = "no-store";
  else headers["cache-control"] ??= "public, max-age=0, must-revalidate";
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const body = (encoding: Encoding, encoded: Uint8Array<ArrayBuffer>): Body => {
    const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const own: HeaderRecord = { ...headers, etag, "content-length": String(encoded.byteLength) };
    if (encoding !== "identity") own["content-encoding"] = encoding;
    const { "content-length": _length, "content-type": _type, ...same } = own;
    return {
      content:
        encoded.byteLength > MOST_AS_TEXT ? encoded : Buffer.from(encoded).toString("latin1"),
      etag,
      headers: Object.entries(own).flat(),
      headersOfSame: Object.entries(same).flat(),
    };
  };
  const identity = body("identity", bytes);
  const { old } = options;
  // The headers have the etag among them.
  const isSame =
    old?.status === response.status &&
    String(old.bodies.identity.headers) === String(identity.headers);
  if (isSame && options.isKept) return old;
  const page: Page = {
    status: response.status,
    size: bytes.byteLength,
    bodies: { identity },
  };
  if (options.isKept && !headers["content-type"]?.startsWith("image/")) {
    // A twelfth less for five times the work: where the page carries a picture.
    const quality = whole === html ? 9 : 10;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    page.bodies.br = body("br", new Uint8Array(br));
    page.bodies.gzip = body("gzip", new Uint8Array(gz));
    page.size += br.byteLength + gz.byteLength;
  }
  return page;
}

const ACCEPTS_BR = accepts("br");
const ACCEPTS_GZIP = accepts("gzip");

/** Matches an Accept-Encoding that names this coding and does not refuse it by a weight of nothing. */
function accepts(coding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${coding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, "i");
}

/** Which of our encodings a client takes, as a header for readers that do not know of refusals. */
export function acceptedEncodings(accepted = ""): string {
  const taken = [ACCEPTS_BR.test(accepted) && "br", ACCEPTS_GZIP.test(accepted) && "gzip"];
  return taken.filter(Boolean).join(", ");
}

/** The body in the best encoding that the client accepts. */
export function chooseBody(page: Page, accepted = ""): Body {
  const { br, gzip: gz, identity } = page.bodies;
  if (br && ACCEPTS_BR.test(accepted)) return br;
  if (gz && ACCEPTS_GZIP.test(accepted)) return gz;
  return identity;
}
