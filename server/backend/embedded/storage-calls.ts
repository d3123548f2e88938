import type { Context } from "hono";
import { z } from "zod";
import { NoPicture, withoutNotes } from "../../pictures/without-notes.ts";
import { Refusal } from "./refusal.ts";
import { parseJson, readBody, toBytes } from "./request-body.ts";

const MB = 1024 * 1024;
/** As the bucket's own limit; that one trusts the length that a request claims to have. */
const MAX_FILE = 10 * MB;
const MAX_LIST_BODY = 64 * 1024;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const OBJECT = "/storage/v1/object";

const removal = z.object({ prefixes: z.array(z.string().regex(NAME)).min(1).max(500) });
const listing = z.object({
  prefix: z.string().max(128).optional(),
  limit: z.int().min(1).max(1000).optional(),
  offset: z.int().min(0).optional(),
  search: z.string().max(128).optional(),
  sortBy: z
    .object({ column: z.enum(["name", "created_at"]), order: z.enum(["asc", "desc"]) })
    .optional(),
});

/** How each picture begins that a page may show; a file's claimed type is only a claim. */
const BEGINNINGS = new Map([
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
  ["image/avif", /^[\s\S]{4}ftypavi[fs]/],
]);

interface Calls {
  /** Sends the request on, signed with the public key. */
  forward(context: Context, url: URL, body?: Uint8Array): Promise<Response>;
  isAdmin(context: Context): Promise<boolean>;
  /** Called with the names of files that may have been removed, before that is answered. */
  onRemoved(names: string[]): Promise<void>;
}

/** The name of a public file that a path asks for; undefined for every other path. */
export function publicFileName(path: string): string | undefined {
  const name = path.startsWith(`${OBJECT}/public/media/`)
    ? path.slice(`${OBJECT}/public/media/`.length)
    : "";
  return NAME.test(name) ? name : undefined;
}

/** What the panel does with files: upload, remove, list. Every other call does not exist. */
export async function storageCall(context: Context, url: URL, calls: Calls): Promise<Response> {
  const { method } = context.req;
  const target = new URL(url.pathname, url.origin);
  if (method === "POST" && url.pathname === `${OBJECT}/list/media`) {
    return calls.forward(context, target, toBytes(await checked(context, listing)));
  }
  if (method === "DELETE" && url.pathname === `${OBJECT}/media`) {
    const asked = await checked(context, removal);
    const answer = await calls.forward(context, target, toBytes(asked));
    if (answer.ok) await calls.onRemoved(asked.prefixes);
    return answer;
  }
  const name = url.pathname.startsWith(`${OBJECT}/media/`)
    ? url.pathname.slice(`${OBJECT}/media/`.length)
    : "";
  // No PUT: a file that never changes may be kept by browsers for ever.
  if (method !== "POST" || !NAME.test(name)) throw new Refusal(404, "not_found", "Not found");
  // Asked before the file is read: a stranger's ten megabytes are nobody's to hold.
  if (!(await calls.isAdmin(context))) {
    throw new Refusal(403, "Unauthorized", "Only an admin can upload files");
  }
  const beginning = BEGINNINGS.get(context.req.header("content-type") ?? "");
  if (!beginning) {
    throw new Refusal(415, "invalid_mime_type", "Send a JPEG, PNG, WebP or AVIF picture");
  }
  const bytes = await readBody(context.req.raw, MAX_FILE);
  if (!beginning.test(Buffer.from(bytes.subarray(0, 16)).toString("latin1"))) {
    throw new Refusal(400, "damaged", "The file is not the picture it says it is");
  }
  return calls.forward(context, target, plain(bytes));
}

/** The browser scales pictures before it sends them; sent otherwise, one says where it was taken. */
function plain(bytes: Uint8Array): Uint8Array {
  try {
    return withoutNotes(bytes);
  } catch (error) {
    if (error instanceof NoPicture) throw new Refusal(400, "damaged", "The picture is damaged");
    throw error;
  }
}

async function checked<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const result = schema.safeParse(parseJson(await readBody(context.req.raw, MAX_LIST_BODY)));
  if (!result.success) throw new Refusal(400, "validation_failed", "The request is not understood");
  return result.data;
}
