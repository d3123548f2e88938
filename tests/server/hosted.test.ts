// Tests with SUPABASE_URL. A local process on another origin plays the hosted project.
import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../app/supabase/database.types.ts";
import { runningDatabase } from "../../server/backend/embedded/postgres-process.ts";
import { goodRows } from "../rls/rows.ts";
import { type Project, startProject } from "./hosted-project.ts";
import { preparedFolder } from "./prepared-folder.ts";
import {
  eventually,
  freePort,
  OPERATOR,
  removeData,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

const projectDir = preparedFolder(temporaryFolder("agency-project-"));
const siteDir = temporaryFolder();
let port: number;
let project: Project;
let site: SiteProcess | undefined;

function env(changes: Record<string, string> = {}) {
  return {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.keys.publishableKey,
    SUPABASE_SECRET_KEY: project.keys.secretKey,
    LOG_LEVEL: "info",
    ...changes,
  };
}

function client(key = project.keys.publishableKey) {
  return createClient<Database>(project.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Waits for a log line, because it is written a moment after the event. */
function logged(line: string): Promise<void> {
  return eventually(`the log says "${line}"`, async () => Boolean(site?.output().includes(line)));
}

async function home(): Promise<string> {
  return (await fetch(site?.url ?? "")).text();
}

beforeAll(async () => {
  port = await freePort();
  project = await startProject(projectDir, port);
});
afterEach(async () => {
  await site?.kill("SIGTERM");
  site = undefined;
});
afterAll(async () => {
  await project.stop();
  await removeData(projectDir);
  rmSync(siteDir, { recursive: true, force: true });
});

test("without the secret key nothing is seeded, operators are not listed or added, and one log line says so", {
  tags: "long",
}, async () => {
  site = await startSiteProcess(siteDir, { env: env({ SUPABASE_SECRET_KEY: "" }) });
  expect((await client().from("hero_sections").select()).data).toEqual([]);
  await logged("default content is not seeded");
  expect(site.output().match(/default content is not seeded/g)).toHaveLength(1);
  expect((await call("GET", "/operators")).content).toEqual({ operators: null });
  const added = await call("POST", "/operators", { body: { email: "x@example.com" } });
  expect(added.status).toBe(502);
  expect((await call("POST", "/recovery", { body: { email: OPERATOR.email } })).status).toBe(404);
});

test("with the secret key defaults are seeded, changes purge pages, and operators and sessions can be managed", async () => {
  site = await startSiteProcess(siteDir, { env: env() });
  const { data } = await client().from("hero_sections").select();
  expect(data).toHaveLength(1);
  // The site itself does not serve the API.
  expect((await fetch(`${site.url}/rest/v1/tours`, { method: "POST" })).status).toBe(405);

  const admin = client();
  await admin.auth.signInWithPassword(OPERATOR);
  const title = "From far away";
  await eventually("the page is cached", async () => !(await home()).includes(title));
  expect(
    (await admin.from("tours").insert({ ...(goodRows.tours as object), title } as never)).error,
  ).toBeNull();
  await eventually("the page shows it", async () => (await home()).includes(title));

  // Operators are listed, added and removed with the secret key.
  expect((await call("GET", "/recovery")).content).toEqual({ by: "project" });
  expect((await call("GET", "/codes")).content).toEqual({ left: null });
  const added = await call("POST", "/operators", { body: { email: "Third@Example.com" } });
  expect(added).toMatchObject({ status: 201, content: { email: "third@example.com" } });
  const third = client();
  const { error } = await third.auth.signInWithPassword(added.content);
  expect(error).toBeNull();
  expect((await third.rpc("is_admin")).data).toBe(true);
  const { operators } = (await call("GET", "/operators")).content;
  const own = operators.find((one: { email: string }) => one.email === OPERATOR.email);
  const found = operators.find((one: { email: string }) => one.email === "third@example.com");
  expect(found).toMatchObject({ addedAt: expect.any(String), lastSeenAt: expect.any(String) });
  expect((await call("DELETE", `/operators/${own.id}`)).status).toBe(409);
  expect((await call("DELETE", `/operators/${found.id}`)).status).toBe(200);
  expect((await third.rpc("is_admin")).data).toBe(false);

  // Sessions are listed, and an ended one is worth nothing at once.
  const [here, there] = [await signIn(OPERATOR), await signIn(OPERATOR)];
  const sessions = (token: string) => call("GET", "/sessions", { token });
  const { content } = await sessions(here.token);
  expect(content.canEndOne).toBe(false);
  expect(content.sessions[0]).toMatchObject({ isCurrent: true, createdAt: expect.any(String) });
  const other = content.sessions[1].id;
  expect((await call("DELETE", `/sessions/${other}`, { token: here.token })).status).toBe(404);
  await here.browser.auth.signOut({ scope: "others" });
  expect((await sessions(here.token)).content.sessions).toHaveLength(1);
  expect((await sessions(there.token)).status).toBe(403);
  expect((await there.browser.rpc("is_admin")).data).toBe(false);
  expect((await there.browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
});

describe("`npm run admin`", () => {
  async function runAdmin(email: string, password: string): Promise<string> {
    const command = ["scripts/admin.ts", email, password];
    const options = { env: { ...process.env, ...env(), DATA_DIR: siteDir } };
    return (await promisify(execFile)(process.execPath, command, options)).stdout;
  }

  test("creates an operator in the hosted project", async () => {
    const second = { email: "second@example.com", password: "a-fine-password" };
    expect(await runAdmin(second.email, second.password)).toContain("can sign in now");
    const { browser } = await signIn(second);
    expect((await browser.rpc("is_admin")).data).toBe(true);
  });

  test("gives an operator with an unconfirmed address a password that works", {
    tags: "long",
  }, async () => {
    const given = { email: "unconfirmed@example.com", password: "a-given-password" };
    const { auth } = client(project.keys.secretKey);
    const app_metadata = { role: "admin" };
    await auth.admin.createUser({ ...given, password: "an-old-password", app_metadata });
    expect(await runAdmin(given.email, given.password)).toContain("has a new password");
    const { browser } = await signIn(given);
    expect((await browser.rpc("is_admin")).data).toBe(true);
  });
});

async function call(
  method: string,
  path: string,
  { body, ...given }: { body?: object; token?: string } = {},
) {
  const token = given.token ?? (await signIn(OPERATOR)).token;
  const response = await fetch(`${site?.url}/admin/access${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, content: await response.json() };
}

async function signIn(person: { email: string; password: string }) {
  const browser = client();
  const { data, error } = await browser.auth.signInWithPassword(person);
  expect(error).toBeNull();
  return { browser, token: data.session?.access_token ?? "", id: data.user?.id ?? "" };
}

test("operators are made anew if a stranger has registered the address", {
  tags: "long",
}, async () => {
  site = await startSiteProcess(siteDir, { env: env() });
  const colleague = { email: "colleague@example.com", password: "strangers-password" };
  const service = client(project.keys.secretKey);
  const { error } = await service.auth.admin.createUser({ ...colleague, email_confirm: true });
  expect(error).toBeNull();
  const stranger = await signIn(colleague);
  const added = await call("POST", "/operators", { body: { email: colleague.email } });
  expect(added.status).toBe(201);
  expect((await stranger.browser.rpc("is_admin")).data).toBe(false);
  expect((await stranger.browser.auth.refreshSession()).error).not.toBeNull();
  const { browser, id } = await signIn(added.content);
  expect((await browser.rpc("is_admin")).data).toBe(true);
  expect(id).not.toBe(stranger.id);
  const again = await call("POST", "/operators", { body: { email: colleague.email } });
  expect(again.status).toBe(409);
  expect((await call("DELETE", `/operators/${id}`)).status).toBe(200);
});

test("a wrong or expired key is logged in one line, and the health check fails", {
  tags: "long",
}, async () => {
  const wrong = env({ SUPABASE_PUBLISHABLE_KEY: "sb_publishable_expired" });
  const started = startSiteProcess(siteDir, { env: wrong, healthyIs: 503 });
  site = await started;
  await logged("SUPABASE_PUBLISHABLE_KEY is wrong or has expired");
  await site.kill("SIGTERM");
  site = await startSiteProcess(siteDir, {
    env: env({ SUPABASE_SECRET_KEY: "sb_secret_expired" }),
    healthyIs: 503,
  });
  await logged("SUPABASE_SECRET_KEY is wrong or has expired");
  await logged("default content is not seeded");
});

describe("while only Realtime is down", () => {
  const clockFile = join(siteDir, "clock");
  const clock = pathToFileURL(join(import.meta.dirname, "movable-clock.ts")).href;

  /** Turns the project's Realtime off or on. Its HTTP API keeps working. */
  async function toggleRealtime(line: string): Promise<void> {
    const before = site?.output().length ?? 0;
    project.toggleRealtime();
    await eventually(`the log says "${line}"`, async () =>
      Boolean(site?.output().slice(before).includes(line)),
    );
  }

  async function save(title: string): Promise<void> {
    const admin = client();
    await admin.auth.signInWithPassword(OPERATOR);
    const { error } = await admin.from("tours").insert({ ...goodRows.tours, title });
    expect(error).toBeNull();
  }

  test("a missed change is shown once Realtime is back", { tags: "long" }, async () => {
    site = await startSiteProcess(siteDir, { env: env() });
    await home();
    await toggleRealtime("no change notifications");
    await save("Missed for a while");
    project.toggleRealtime();
    await eventually("the page shows it", async () =>
      (await home()).includes("Missed for a while"),
    );
    // Realtime works again, so the next change is noticed at once.
    await save("Told again");
    await eventually("the page shows it at once", async () =>
      (await home()).includes("Told again"),
    );
  });

  test("a picture that was removed meanwhile is gone once Realtime is back", {
    tags: "long",
  }, async () => {
    site = await startSiteProcess(siteDir, { env: env() });
    const admin = client(project.keys.secretKey).storage.from("media");
    const square = { width: 9, height: 9, channels: 3 as const, background: "#c33" };
    const png = new Uint8Array(await sharp({ create: square }).png().toBuffer()).buffer;
    const name = `${crypto.randomUUID()}.png`;
    expect((await admin.upload(name, png, { contentType: "image/png" })).error).toBeNull();
    const path = `/storage/v1/render/image/public/media/${name}?width=160&format=webp`;
    const status = async () => (await fetch((site?.url ?? "") + path)).status;
    expect(await status()).toBe(200);
    await toggleRealtime("no change notifications");
    expect((await admin.remove([name])).error).toBeNull();
    expect(await status()).toBe(200);
    project.toggleRealtime();
    await eventually("it is gone", async () => (await status()) === 404);
  });

  test("a page older than a minute is refreshed", { tags: "long" }, async () => {
    site = await startSiteProcess(siteDir, {
      env: env({ NODE_OPTIONS: `--import=${clock}`, CLOCK_FILE: clockFile }),
    });
    await home();
    await toggleRealtime("no change notifications");
    await save("Seen after a minute");
    writeFileSync(clockFile, "0 61000");
    process.kill(site.pid, "SIGUSR2");
    await eventually("the page shows it", async () =>
      (await home()).includes("Seen after a minute"),
    );
    project.toggleRealtime();
  });
});

test("while the tables are older than the release, the site says so instead of showing default content", {
  tags: "long",
}, async () => {
  const { url, ...options } = runningDatabase(join(projectDir, "postgres")) ?? { url: "" };
  const sql = postgres(url, { ...options, max: 1 });
  const [last] = await sql`
    delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations) returning *`;
  await sql`alter function applied_migrations rename to not_yet`;
  site = await startSiteProcess(siteDir, { env: env(), healthyIs: 503 });
  await logged("older than this release");
  const page = await fetch(site.url);
  expect([page.status, await page.text()]).toEqual([
    503,
    "This website is being updated. Please try again in a few minutes.",
  ]);
  await sql`alter function not_yet rename to applied_migrations`;
  const reason = async () => (await (await fetch(`${site?.url}/healthz`)).json()).reason ?? "";
  await eventually("the missing migration is named", async () =>
    (await reason()).includes(`${last?.version}_${last?.name} is missing`),
  );
  await sql`insert into supabase_migrations.schema_migrations ${sql(last ?? {})}`;
  const { health } = site;
  await eventually("the site starts", async () => (await health()) === 200);
  expect(await home()).toContain("tours:");
  await sql.end();
});

test("while the project is unreachable, pages render and the health check is 503, and both recover", {
  tags: "long",
}, async () => {
  await project.stop();
  site = await startSiteProcess(siteDir, { env: env(), healthyIs: 503 });
  await logged("cannot be reached");
  expect((await fetch(site.url)).status).toBe(200);
  project = await startProject(projectDir, port);
  const running = site;
  await eventually("it is well", async () => (await running.health()) === 200);
  await eventually("pages have their rows", async () => (await home()).includes("From far away"));
  // The secret key could not be tried at the start.
  const { status, content } = await call("GET", "/operators");
  expect([status, content.operators]).toEqual([200, expect.any(Array)]);
});
