import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { NOTHING_POLICY } from "../security-headers.ts";

/**
 * Serves the built files. Each folder and file at the top is a route, so that the log names it.
 * `storedBuilds` have the assets of other builds.
 */
export function clientFiles(root: string, storedBuilds: string[] = []): Hono {
  const app = new Hono();
  const folders = [root, ...storedBuilds].map((folder) =>
    serveStatic({ root: folder, precompressed: true }),
  );
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
        for (const serve of folders) {
          const file = await serve(context, async () => {});
          if (!file) continue;
          setHeaders(context.req.path, file.headers);
          return file;
        }
        return next();
      },
    );
  }
  return app;
}

function setHeaders(path: string, headers: Headers): void {
  const isWorker = path === "/sw.js";
  headers.set(
    "content-security-policy",
    isWorker
      ? // A service worker's requests follow the policy of its script.
        `${NOTHING_POLICY}; script-src 'self'; connect-src 'self'`
      : // An SVG that is opened directly is a document with styles.
        `${NOTHING_POLICY}; style-src 'unsafe-inline'`,
  );
  headers.set("vary", "Accept-Encoding");
  headers.set(
    "cache-control",
    isWorker
      ? "no-cache"
      : path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600, stale-while-revalidate=86400",
  );
}
