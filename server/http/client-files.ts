import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { NOTHING_POLICY } from "../security-headers.ts";

/** Serves the built files. Each folder and file at the top is a route, so that the log names it. */
export function clientFiles(root: string): Hono {
  const app = new Hono();
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_file, context) => setHeaders(context),
  });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    app.get(
      `/${entry.name}${entry.isDirectory() ? "/*" : ""}`,
      // The browser replaces stored headers with those of a 304, so a 304 keeps the policy.
      etag({ retainedHeaders: [...RETAINED_304_HEADERS, "content-security-policy"] }),
      async (context, next) => {
        if (context.req.path.includes("/.")) return next();
        // Ranges are ignored, because the ETag is that of the whole file.
        context.req.raw.headers.delete("range");
        return serve(context, next);
      },
    );
  }
  return app;
}

function setHeaders(context: Context): void {
  const { path } = context.req;
  const isWorker = path === "/sw.js";
  context.header(
    "content-security-policy",
    isWorker
      ? // A service worker's requests follow the policy of its script.
        `${NOTHING_POLICY}; script-src 'self'; connect-src 'self'`
      : // An SVG that is opened directly is a document with styles.
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
