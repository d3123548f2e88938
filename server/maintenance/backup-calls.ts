// The endpoints of the screen Backup and its section Health, below /admin/access.
import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend/backend.ts";
import { operatorOf, recentOperatorOf } from "../backend/operator-of.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { consume, RATES } from "../http/rate-limits.ts";
import { notFound, respondToFailure } from "../http/refusal.ts";
import type { Logger } from "../log.ts";
import { RateLimiter } from "../rate-limiter.ts";
import type { Backups } from "./backups.ts";
import type { ReadHealth } from "./health.ts";

export interface BackupOptions {
  /** Absent if the project is hosted. */
  backups?: Backups | undefined;
  readHealth?: ReadHealth | undefined;
  supportEmail?: string | undefined;
}

export function createBackupCalls(
  backend: Backend,
  log: Logger,
  options: BackupOptions,
): Hono<ApiEnv> {
  const { backups, readHealth, supportEmail } = options;
  const downloads = new RateLimiter(RATES.backupDownloads);
  const calls = new RateLimiter(RATES.backupCalls);
  const app = new Hono<ApiEnv>();
  for (const path of ["/backups/*", "/health", "/support"]) {
    app.use(path, async (call, next) => {
      consume(calls, call.get("clientIp"));
      await next();
    });
  }
  app.get("/backups", async (call) => {
    await operatorOf(backend, call);
    return call.json({ backups: (await backups?.readState()) ?? null });
  });
  app.post("/backups", async (call) => {
    await recentOperatorOf(backend, call);
    if (!backups) notFound();
    consume(downloads, call.get("clientIp"));
    return call.json({ id: await backups.offerDownload() }, 201);
  });
  // A link of the browser has no token, so the id, which works for one backup, is the key.
  app.get("/backups/:id", async (call) => {
    // For HEAD, Hono would run this and drop the body, and the backup would wait.
    if (call.req.method === "HEAD") return call.body(null, 405, { allow: "GET" });
    const { data: id } = z.uuid().safeParse(call.req.param("id"));
    const download = id && (await backups?.openDownload(id));
    if (!download) notFound();
    return call.body(download.content, 200, {
      "content-type": "application/gzip",
      "content-disposition": `attachment; filename="${download.name}"`,
      // A proxy must pass it on as it comes, and not compress it again.
      "x-accel-buffering": "no",
      "cache-control": "no-store, no-transform",
    });
  });
  app.get("/health", async (call) => {
    await operatorOf(backend, call);
    return readHealth ? call.json(await readHealth()) : notFound();
  });
  app.get("/support", async (call) => {
    await operatorOf(backend, call);
    return call.json({ email: supportEmail ?? null });
  });
  app.onError((error, call) => respondToFailure(error, call, log));
  return app;
}
