import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { NOTHING_POLICY } from "../security-headers.ts";

export function clientFiles(root: string): [MiddlewareHandler, MiddlewareHandler] {
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_file, context) => setHeaders(context),
  });
  return [
    // A 304 replaces the headers that the browser has stored.
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, "content-security-policy"] }),
    async (context, next) => {
      if (context.req.path.includes("/.")) return next();
      // The ETag names the whole file, so a range is answered with the whole file.
      context.req.raw.headers.delete("range");
      return serve(context, next);
    },
  ];
}

function setHeaders(context: Context): void {
  const { path } = context.req;
  const isWorker = path === "/sw.js";
  context.header(
    "content-security-policy",
    isWorker
      ? // The worker's own requests are held to the policy that it came with.
        `${NOTHING_POLICY}; script-src 'self'; connect-src 'self'`
      : // An illustration that is opened by itself is a document with styles.
        `${NOTHING_POLICY}; style-src 'unsafe-inline'`,
  );
  context.header("vary", "Accept-Encoding");
  context.header(
    "cache-control",
    isWorker
      ? "no-cache"
      : path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600, stale-while-revalidate=86400",
  );
}
