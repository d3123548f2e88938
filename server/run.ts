import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type Server as NetServer } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Language } from "../app/ui/languages.ts";
import { createSite } from "./app.ts";
import type { Backend } from "./backend/backend.ts";
import { createBackend, findOldTables } from "./backend/create-backend.ts";
import { createContent } from "./content.ts";
import { lockDataDir, openDataDir, refuseHalfRestored } from "./data-dir.ts";
import type { Env } from "./env.ts";
import { storeBuild } from "./http/stored-builds.ts";
import { createLog, flushed, type Logger } from "./log.ts";
import { createMailer } from "./mail.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createBackups } from "./maintenance/backups.ts";
import { createHealth } from "./maintenance/health.ts";
import { pruneDaily } from "./maintenance/prune.ts";
import { notifyOperators } from "./notify-operators.ts";
import { ensureOperator, type NewOperator } from "./operator.ts";
import { STOP_SIGNALS } from "./platform.ts";
import { createPush } from "./push.ts";
import { seedDefaults, seedSampleTours } from "./seed.ts";
import { explainFullDisk, StartError } from "./start-error.ts";
import { waitForTables } from "./wait-for-tables.ts";

interface Parts {
  loadBuild(language: Language): Promise<ServerBuild | undefined>;
  clientDir: string | undefined;
}

/** Runs the site until a stop signal. Throws StartError if the site cannot start. */
export async function run(env: Env, parts: Parts): Promise<void> {
  const log = createLog(env.logLevel);
  try {
    await runSite(env, parts, log);
  } catch (error) {
    throw explainFullDisk(error, env.dataDir);
  } finally {
    await flushed(log);
  }
}

async function runSite(env: Env, parts: Parts, log: Logger): Promise<void> {
  const stopped = stopSignal();
  ignoreLostConnections(log);
  await refuseTakenPort(env.port, env.host);
  openDataDir(env.dataDir);
  const unlock = lockDataDir(env.dataDir);
  process.once("exit", unlock);
  refuseHalfRestored(env.dataDir);
  const hasTables = await waitForTables(() => findOldTables(env), {
    log,
    listen: (server) => listen(server, env.port, env.host),
    stopped,
  });
  if (!hasTables) return;
  say("Starting the database");
  const backend = await createBackend(env, log, say);
  try {
    // On the first start, the lock is held until the new password is printed.
    const release = await backend.lockStart();
    const isFirst = await backend.isFirstStart();
    // Reads of a hosted project that is down would hold up the start for minutes.
    const problem = env.backend.kind === "hosted" ? await backend.findProblem() : undefined;
    if (problem) log.warn(`default content is not seeded before the next start: ${problem}`);
    if (backend.service && !problem) {
      await seedDefaults(backend.service, log);
      if (isFirst) await seedSampleTours(backend.service, log);
    } else if (!backend.service) {
      log.info(
        "no SUPABASE_SECRET_KEY: default content is not seeded, and visitors' forms, notifications and operators are off (docs/deploy.md)",
      );
    }
    const operator = await ensureOperator(backend, env, isFirst);
    if (!isFirst) await release();

    const vite = env.isProduction ? undefined : await import("./vite.ts");
    const dev = await vite?.startVite(env.dataDir);
    const content = await createContent(env, backend, log, {
      isDevelopment: dev !== undefined,
      loadBuild: dev?.loadBuild ?? parts.loadBuild,
    });
    const { mails, push } = createSenders(env, backend, log);
    const backups =
      backend.service && env.backend.kind !== "hosted"
        ? createBackups(backend.service, env, { log, mails })
        : undefined;
    const readHealth = createHealth(env, backend.readDatabaseBytes, mails);
    const clientDir = dev ? undefined : parts.clientDir;
    const server = createSite({
      backend,
      ...content,
      log,
      siteUrl: env.siteUrl,
      mails,
      push,
      maintenance: { backups, readHealth, supportEmail: env.supportEmail },
      trustProxy: env.trustProxy,
      clientDir,
      storedBuilds: clientDir ? storeBuildOrWarn(clientDir, env.dataDir, log) : [],
      devMiddleware: dev?.handle,
    });
    await listen(server, env.port, env.host);
    greet(env.siteUrl, operator);
    if (isFirst) await backend.finishFirstStart();
    await release();
    const stopNotifying =
      backend.service && push && notifyOperators(backend.service, backend, { push, mails, log });
    const stopPruning = backend.service && pruneDaily(backend.service, log);

    await stopped;
    backend.detach?.();
    await Promise.all([
      drain(server),
      stopNotifying?.(),
      stopPruning?.(),
      backups?.stop(),
      mails?.stop(),
    ]);
    await dev?.close();
  } finally {
    await backend.close();
  }
}

/** The senders of mails and notifications; undefined where the settings or the backend lack something. */
function createSenders({ mail, siteUrl, pushToLocalhost }: Env, backend: Backend, log: Logger) {
  const { service, operators, recovery } = backend;
  return {
    mails:
      mail && service && recovery
        ? createMailQueue(
            service,
            { operators, recovery },
            { sendMail: createMailer(mail, siteUrl), siteUrl, log },
          )
        : undefined,
    push: service && createPush(service, { siteUrl, toLocalhost: pushToLocalhost }),
  };
}

/** Without the copies, the site only lacks the scripts of the build before, so it starts. */
function storeBuildOrWarn(clientDir: string, dataDir: string, log: Logger): string[] {
  try {
    return storeBuild(clientDir, join(dataDir, "cache", "assets"));
  } catch (error) {
    log.warn({ err: error }, "the scripts of this build could not be kept for the next release");
    return [];
  }
}

/** Resolves at the first signal. The listeners stay, or a second signal would kill the process. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
  });
}

/** A network error, or PostgreSQL's error classes 08 and 57 (the connection or the server is lost). */
const CONNECTION_LOST = /^(ECONNRESET|EPIPE|CONNECTION_|08|57)/;

/**
 * Losing the database would end the process at two moments, because of open bugs of the driver: it
 * drops the promise of a connection's first query (porsager/postgres#1192), and it writes to a
 * closed connection outside of any promise (#1208).
 */
function ignoreLostConnections(log: Logger): void {
  process.on("unhandledRejection", (error) => {
    const { code } = Object(error) as { code?: unknown };
    if (!CONNECTION_LOST.test(String(code))) throw error;
    log.warn({ err: error }, "a new database connection was lost");
  });
  process.on("uncaughtException", (error) => {
    if (!/Immediate\.nextWrite .*[\\/]postgres[\\/]/.test(error.stack ?? "")) {
      console.error(error);
      process.exit(1);
    }
    log.warn({ err: error }, "a query was sent to a lost database connection");
  });
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), 8_000);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

/** Runs first, so that a taken port is reported before the database starts. */
async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  probe.close();
  await once(probe, "close");
}

async function listen(server: NetServer, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES") {
      throw new StartError(
        `Port ${port} needs more rights than this user has. Choose a port above 1023.`,
      );
    }
    throw new StartError(`Cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`);
  }
}

function say(message: string): void {
  if (process.env.QUIET_START !== "1") console.log(`  ${message} …`);
}

function greet(siteUrl: string, operator: NewOperator | undefined): void {
  const lines = ["", `  Website   ${siteUrl}`, `  Admin     ${siteUrl}/admin`];
  if (operator) {
    lines.push(
      "",
      "  The first operator (shown only this once):",
      `  E-mail    ${operator.email}`,
      `  Password  ${operator.password}`,
    );
    if (operator.recoveryCode) {
      lines.push(
        `  Recovery  ${operator.recoveryCode}`,
        "  The recovery code sets a new password, once, should this one be forgotten.",
      );
    }
  }
  console.log([...lines, "", "  Stop with Ctrl-C.", ""].join("\n"));
}
