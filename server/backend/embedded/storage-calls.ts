import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { MAX_UPLOAD, pictureFormat, STORED_FORMATS } from "../../../app/editing/picture-format.ts";
import { fairQueue } from "../../fair-queue.ts";
import type { ApiEnv } from "../../http/api-env.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { parseJson, readOperatorBody, toBytes } from "../../http/request-body.ts";
import { Unreadable } from "../../pictures/encode.ts";
import { storablePicture } from "../../pictures/metadata.ts";
import type { LocalBackend } from "../backend.ts";
import { isAdmin } from "../caller.ts";
import { forward } from "./forward.ts";

const MAX_LIST_BODY = 64 * 1024;
export const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

const removal = z.object({ prefixes: z.array(z.string().regex(FILE_NAME)).min(1).max(500) });
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

/**
 * The endpoints for upload, removal and listing. `onRemoved` is called before the response is sent; some of the
 * files might not have existed.
 */
export function storageCalls(
  backend: LocalBackend,
  onRemoved: (names: string[]) => Promise<void>,
): Hono<ApiEnv> {
  const storing = fairQueue({ atOnce: 3, maxWaiting: 60, maxWaitingPerKey: 20 });
  const send = (call: Call, body: Uint8Array, contentType?: string) =>
    storing(call.get("clientIp"), () => forward(backend, call, call.req.path, body, contentType));

  // Runs before the body is read, so that visitors cannot fill the memory with uploads.
  const operatorsOnly: MiddlewareHandler<ApiEnv> = async (call, next) => {
    if (await isAdmin(backend, call.req.header("authorization") ?? "")) return next();
    throw new Refusal(403, "Unauthorized", "Only an admin can do this");
  };

  const storage = new Hono<ApiEnv>();
  storage.post("/object/list/media", operatorsOnly, async (call) =>
    send(call, toBytes(await checked(call, listing))),
  );
  storage.delete("/object/media", operatorsOnly, async (call) => {
    const body = await checked(call, removal);
    const response = await send(call, toBytes(body));
    if (response.ok) await onRemoved(body.prefixes);
    return response;
  });
  // PUT is refused. Browsers cache a file for a year, so a stored file must not change.
  storage.post("/object/media/:name", operatorsOnly, async (call) => {
    if (!FILE_NAME.test(call.req.param("name"))) return notFound();
    const picture = await readPicture(call);
    // The content-type header can be wrong.
    return send(call, picture, `image/${pictureFormat(picture)}`);
  });
  return storage;
}

/** Reads a picture and makes it fit to be stored. Throws Refusal. */
async function readPicture(call: Call): Promise<Uint8Array> {
  try {
    const bytes = await readOperatorBody(call, MAX_UPLOAD);
    if (!STORED_FORMATS.has(pictureFormat(bytes))) {
      throw new Refusal(415, "invalid_mime_type", "Send a JPEG, PNG, WebP or AVIF picture.");
    }
    return await storablePicture(bytes, call.get("clientIp"));
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal(400, "unreadable", error.message);
    if (error instanceof Refusal && error.status === 413) {
      const sentence = "The picture is larger than 10 MB. Make it smaller and send it again.";
      throw new Refusal(413, "too_large", sentence);
    }
    throw error;
  }
}

async function checked<Body>(call: Call, schema: z.ZodType<Body>): Promise<Body> {
  const result = schema.safeParse(parseJson(await readOperatorBody(call, MAX_LIST_BODY)));
  if (!result.success) throw new Refusal(400, "validation_failed", "The request is not understood");
  return result.data;
}
