import type { Context } from "hono";
import { z } from "zod";
import { MAX_UPLOAD, pictureFormat, STORED_FORMATS } from "../../../app/editing/picture-format.ts";
import type { ApiEnv } from "../../http/api-env.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseJson, readOperatorBody, toBytes } from "../../http/request-body.ts";
import { Unreadable } from "../../pictures/encode.ts";
import { storablePicture } from "../../pictures/metadata.ts";

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

type Call = Context<ApiEnv>;

interface Calls {
  forward(context: Call, url: URL, body: Uint8Array, contentType?: string): Promise<Response>;
  isAdmin(context: Call): Promise<boolean>;
  /** Called before the response is sent. Some of the files might not have existed. */
  onRemoved(names: string[]): Promise<void>;
}

export function publicFileName(path: string): string | undefined {
  const name = path.startsWith(`${OBJECT}/public/media/`)
    ? path.slice(`${OBJECT}/public/media/`.length)
    : "";
  return NAME.test(name) ? name : undefined;
}

/** Handles upload, removal and listing. Throws Refusal (404) for any other request. */
export async function storageCall(context: Call, url: URL, calls: Calls): Promise<Response> {
  const { method } = context.req;
  const target = new URL(url.pathname, url.origin);
  const isListing = method === "POST" && url.pathname === `${OBJECT}/list/media`;
  const isRemoval = method === "DELETE" && url.pathname === `${OBJECT}/media`;
  const name = url.pathname.startsWith(`${OBJECT}/media/`)
    ? url.pathname.slice(`${OBJECT}/media/`.length)
    : "";
  // PUT is refused. Browsers cache a file for a year, so a stored file must not change.
  const isUpload = method === "POST" && NAME.test(name);
  if (!isListing && !isRemoval && !isUpload) throw new Refusal(404, "not_found", "Not found");
  // Checked before the body is read, so that visitors cannot fill the memory with uploads.
  if (!(await calls.isAdmin(context))) {
    throw new Refusal(403, "Unauthorized", "Only an admin can do this");
  }
  if (isListing) return calls.forward(context, target, toBytes(await checked(context, listing)));
  if (isRemoval) {
    const body = await checked(context, removal);
    const response = await calls.forward(context, target, toBytes(body));
    if (response.ok) await calls.onRemoved(body.prefixes);
    return response;
  }
  const picture = await readPicture(context);
  // The content-type header can be wrong.
  return calls.forward(context, target, picture, `image/${pictureFormat(picture)}`);
}

/** Reads a picture and makes it fit to be stored. Throws Refusal. */
async function readPicture(context: Call): Promise<Uint8Array> {
  try {
    const bytes = await readOperatorBody(context, MAX_UPLOAD);
    if (!STORED_FORMATS.has(pictureFormat(bytes))) {
      throw new Refusal(415, "invalid_mime_type", "Send a JPEG, PNG, WebP or AVIF picture.");
    }
    return await storablePicture(bytes, context.get("clientIp"));
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal(400, "unreadable", error.message);
    if (error instanceof Refusal && error.status === 413) {
      const sentence = "The picture is larger than 10 MB. Make it smaller and send it again.";
      throw new Refusal(413, "too_large", sentence);
    }
    throw error;
  }
}

async function checked<Body>(context: Call, schema: z.ZodType<Body>): Promise<Body> {
  const result = schema.safeParse(parseJson(await readOperatorBody(context, MAX_LIST_BODY)));
  if (!result.success) throw new Refusal(400, "validation_failed", "The request is not understood");
  return result.data;
}
