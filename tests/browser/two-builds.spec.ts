// A release: two builds at once behind a proxy, and one server that gets the next build.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, newDataDir, type Site, startSite, test, untilHydrated } from "./fixtures";
import { HOST, requireProxies, startCaddy, startNginx } from "./proxies";
import { publicPages } from "./site-pages";

const SITE_URL = `https://${HOST}`;
const NEEDED = ["app", "public", "scripts", "server", "supabase"];
const FILES = [
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

test.describe.configure({ timeout: 300_000 });

/** A folder with the next release: every script has another name than in this build. */
let next: string;
test.beforeAll(() => {
  const root = process.cwd();
  next = mkdtempSync(join(tmpdir(), "next-release-"));
  for (const name of [...NEEDED, ...FILES, "react-router.config.ts"])
    cpSync(join(root, name), join(next, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(next, "node_modules"));
  // Every script imports the chunk that has this message.
  const file = join(next, "app/messages/en.json");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace('"chat": "Chat"', '"chat": "Chat with us"'),
  );
  execFileSync("node", ["scripts/build.mjs"], { cwd: next, stdio: "pipe" });
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

const portOf = ({ url }: Site) => Number(new URL(url).port);

for (const [name, start] of [
  ["nginx", startNginx],
  ["Caddy", startCaddy],
] as const) {
  test(`behind ${name}, every page works while one of two servers has the next release`, {
    tag: "@long",
  }, async ({ playwright, launchOptions }) => {
    requireProxies();
    const env = { SITE_URL, HOST: "127.0.0.1" };
    const sites = [await startSite(env), await startSite(env, next)] as const;
    const proxy = await start({ ports: [portOf(sites[0]), portOf(sites[1])] });
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), proxy.resolverRule],
    });
    const paths = Object.values(publicPages).filter((path) => !/offline|quote/.test(path));
    const builds = new Set<string | null>();
    for (const path of paths) {
      // Each visitor comes for the first time, so nothing is in the browser's cache.
      const page = await browser.newPage({ baseURL: SITE_URL, ignoreHTTPSErrors: true });
      await page.goto(path);
      await untilHydrated(page);
      builds.add(await page.locator("aside").last().getAttribute("aria-label"));
      await page.context().close();
    }
    expect([...builds].sort()).toEqual(["Chat", "Chat with us"]);
    await browser.close();
    await proxy.stop();
    for (const site of sites) await site.stop();
  });
}

/** Starts this build, and gives the server the next one when `release` is called. */
async function startOld() {
  const dataDir = newDataDir();
  let site = await startSite({ DATA_DIR: dataDir });
  const env = { DATA_DIR: dataDir, PORT: String(portOf(site)) };
  return {
    url: site.url,
    port: portOf(site),
    async release({ isKept }: { isKept: boolean }): Promise<void> {
      await site.stop();
      if (!isKept) rmSync(join(dataDir, "cache/assets"), { recursive: true });
      site = await startSite(env, next);
    },
    stop: () => site.stop(),
    async end(): Promise<void> {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const menuLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, { tag: "@long" }, () => {
    test.use({ serviceWorkers });

    for (const isKept of [true, false]) {
      const kind = isKept ? "are kept" : "are gone, as in a new container";
      test(`the first click after a release arrives; the scripts of the release before ${kind}`, async ({
        page,
        consoleErrors,
      }) => {
        const site = await startOld();
        await page.goto(`${site.url}/faq`);
        await untilHydrated(page);
        if (serviceWorkers === "allow")
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
        await site.release({ isKept });
        await menuLink(page, "About Us").click();
        await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
        await expect(page).toHaveURL(`${site.url}/about-us`);
        await expect(page.locator("html[data-same-document]")).toHaveCount(isKept ? 1 : 0);
        await menuLink(page, "FAQ").click();
        await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
        if (!isKept) consoleErrors.length = 0;
        await site.end();
      });
    }
  });
}

test.describe("while the site restarts", { tag: "@long" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("a saved page opens instead of the proxy's 502, and a page that is not saved shows it", async ({
    page,
    consoleErrors,
  }) => {
    const site = await startOld();
    await page.goto(`${site.url}/faq`);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/faq"))))
      .toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.stop();
    const proxy = createServer((_request, response) => {
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    });
    await once(proxy.listen(site.port, "localhost"), "listening");
    await page.goto(`${site.url}/faq`);
    await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
    await page.goto(`${site.url}/about-us`);
    await expect(page.getByRole("heading", { name: "502 Bad Gateway" })).toBeVisible();
    consoleErrors.length = 0;
    proxy.close();
    proxy.closeAllConnections();
    await site.end();
  });
});
