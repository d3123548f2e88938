import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { createClient, type Session } from "@supabase/supabase-js";
import { sessionStorageKey } from "../../app/supabase/settings.ts";
import type { Client } from "../../app/supabase/types.ts";
import { OPERATOR, startSiteProcess } from "../server/process.ts";

export { expect };

/** A production server with a new data folder and the content of a first start. */
export interface Site {
  url: string;
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  publishableKey: string;
  /** A client that is signed in as the operator, to prepare and check rows. */
  admin: Client;
  anonymous: Client;
  /** The server's output so far. */
  output(): string;
  /** Stops the database until `mendDatabase` is called. */
  breakDatabase(): Promise<void>;
  mendDatabase(): Promise<void>;
  stop(): Promise<void>;
}

const WITHOUT_STORAGE = { auth: { persistSession: false, autoRefreshToken: false } };

/** Starts a server. `env` adds to its settings or overrides them; `cwd` has another build of the site. */
export async function startSite(env: Record<string, string> = {}, cwd = "."): Promise<Site> {
  const dataDir = env.DATA_DIR ?? newDataDir();
  const server = await startSiteProcess(dataDir, {
    script: "server/index.ts",
    cwd,
    host: "localhost",
    patienceMs: 110_000,
    // A test can send its own IP address in `X-Forwarded-For` to get its own rate limits.
    env: { HOST: "localhost", TRUST_PROXY: "1", ...env },
  });
  return {
    url: server.url,
    dataDir,
    adminEmail: OPERATOR.email,
    adminPassword: OPERATOR.password,
    publishableKey: server.publishableKey(),
    admin: await server.signedIn(),
    anonymous: server.client(),
    output: server.output,
    async breakDatabase() {
      // PostgreSQL does not start with an unknown setting.
      writeFileSync(join(dataDir, "postgres", "postgresql.auto.conf"), "broken_on_purpose = 1\n");
      process.kill(server.databasePid(), "SIGINT");
      await expect.poll(server.health).toBe(503);
    },
    async mendDatabase() {
      writeFileSync(join(dataDir, "postgres", "postgresql.auto.conf"), "");
      await expect.poll(server.health).toBe(200);
    },
    async stop() {
      await server.kill("SIGTERM");
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A copy of the data folder that site-template.ts has made. Empty in scripts, which have no template. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
  const template = process.env.SITE_TEMPLATE;
  // `-a` keeps the owner and the mode.
  if (template) execFileSync("cp", ["-a", `${template}/.`, dataDir]);
  return dataDir;
}

/** The sessions that tests share, because a sign-in costs the hash of a password. */
const sessions = new Map<string, Session>();

/** Returns a session of the operator that has not ended, and is at most five minutes old. */
async function sessionOf(site: Site): Promise<Session> {
  const operator = `${site.url} ${site.adminEmail}`;
  const client = createClient(site.url, site.publishableKey, WITHOUT_STORAGE);
  const shared = sessions.get(operator);
  // Ten minutes after a sign-in, the panel asks for the password before it gives access.
  const isYoung = shared?.expires_at && shared.expires_at - Date.now() / 1000 > 55 * 60;
  if (isYoung && !(await client.auth.getUser(shared.access_token)).error) return shared;
  const { data, error } = await client.auth.signInWithPassword({
    email: site.adminEmail,
    password: site.adminPassword,
  });
  if (error) throw error;
  sessions.set(operator, data.session);
  return data.session;
}

/** Functions that only read are called by POST too, because a GET request has no place for their arguments. */
const WRITE =
  /\/(rest\/v1|admin\/access)\/(?!rpc\/(enquiries_of_person|export_person|find_enquiries|further_enquiries|picture_in_trash|picture_uses|visit_sums)\b)/;

/** The requests by which pages of the panel have written, until `expectWrites` or `expectToast` empties them. */
export const writes = new WeakMap<Page, string[]>();

function noteWrites(page: Page): void {
  if (writes.has(page)) return;
  const sent: string[] = [];
  writes.set(page, sent);
  page.on("request", (request) => {
    const isRead = request.method() === "GET" || request.method() === "HEAD";
    if (!isRead && WRITE.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
}

/** Opens a path of the panel as the operator, without the login screen. */
export async function signIn(page: Page, site: Site, path = "/admin/dashboard"): Promise<void> {
  noteWrites(page);
  // A toast that slides in under the pointer stays, and covers what a test clicks next.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const script = await page.addInitScript(
    ([key = "", session = ""]) => localStorage.setItem(key, session),
    [sessionStorageKey(site.url), JSON.stringify(await sessionOf(site))],
  );
  await page.goto(site.url + path);
  await script.dispose();
}

/** The page's console errors. A test that expects errors must empty this list. */
export interface ConsoleErrors extends Array<string> {
  areFailedRequestsExpected?: boolean;
}

interface TestFixtures {
  consoleErrors: ConsoleErrors;
}

/** All tests of a worker share one `site`. A test fails if its page logs a console error. */
export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    async ({ playwright: _playwright }, use) => {
      // The browser is in India's time zone, so each date must be formatted in the agency's.
      const site = await startSite({ TZ: "America/New_York" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  consoleErrors: [
    async ({ context }, use) => {
      const errors: ConsoleErrors = [];
      const note = (message: ConsoleMessage) => {
        if (message.type() !== "error") return;
        const text = message.text();
        const isRequest = text.startsWith("Failed to load resource");
        errors.push(isRequest ? `${text} ${message.location().url}` : text);
      };
      context.on("console", note);
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use(errors);
      // React Router rejects promises that nothing handles when a link replaces a navigation whose data
      // is arriving. The visitor sees the next page.
      const isExpected = (text: string) =>
        text === "AbortError: signal is aborted without reason" ||
        (errors.areFailedRequestsExpected && text.includes("Failed to load resource"));
      const unexpected = errors.filter((text) => !isExpected(text));
      expect(unexpected, "the page's console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers the requests to other sites with an empty page. */
export function blankOtherSites({ context }: { context: BrowserContext }): Promise<unknown> {
  return context.route("https://**", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Waits until the service worker has cached a page and controls the open one. */
export async function untilCached(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCached = (url: string) => caches.match(url).then(Boolean);
  await expect.poll(() => page.evaluate(isCached, path)).toBe(true);
}

/** Waits until the server knows that the language of a path is public. */
export async function untilPublic(of: { request: APIRequestContext }, path: string): Promise<void> {
  await expect.poll(async () => (await of.request.get(path)).status()).toBe(200);
}

/** Opens a page as soon as its language is public. Before, the console would say 404. */
export async function openOncePublic(page: Page, path: string): Promise<void> {
  await untilPublic(page, path);
  await page.goto(path);
}

/** Opens a page and waits until its scripts have loaded, also those that wait for an idle moment. */
export async function openIdle(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Lists the requests that send something: a form, a call that is no GET, or a URL with a typed text.
 * Pictures, fonts, scripts and prefetched pages are not what such a test is about.
 */
export function sentBy(page: Page, ...typed: string[]): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const hasText = typed.some((text) => request.url().includes(encodeURIComponent(text)));
    if (isPage || hasText || request.method() !== "GET") {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  return sent;
}

/** Waits for the map, which is an <object> in a frame. */
export async function expectMap(page: Page): Promise<void> {
  const map = () => page.frame({ url: /^https:\/\/www\.google\.com\/maps/ });
  await expect.poll(() => map()?.getByText("A map").isVisible()).toBe(true);
}
