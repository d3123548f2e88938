// Attacks in a visitor's or an operator's browser: scripts stored as content, our pages in another
// site's frame, leaking tokens.
import { once } from "node:events";
import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { openDatabase } from "../../server/backend/open-database";
import { parseEnv } from "../../server/env";
import { goodRows } from "../rls/rows";
import {
  expect,
  freePort,
  openHydrated,
  type Site,
  signIn,
  startSite,
  test as withSite,
} from "./fixtures";
import { expectFailedRequests } from "./panel";
import { storeText } from "./site-rows";

const test = withSite.extend<object, { site: Site }>({
  // These tests need their own server, because one removes the check constraints of the tables.
  site: [
    async ({ playwright: _playwright }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

const SCRIPT =
  "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 2'>\u2028'\"`--><svg onload=hacked()>";
const ADDRESS = "javascript:window.hacked=3";
const PUBLIC = [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tours",
  "/tour/domestic/hostile",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/newsletter",
  "/offline",
  "/not-found",
  "/no-such-page",
];
const PANEL = [
  "/admin/dashboard",
  "/admin/tours",
  "/admin/tours/new",
  "/admin/tours/edit/hostile",
  "/admin/categories",
  "/admin/hero-sections",
  "/admin/carousel-images",
  "/admin/testimonials",
  "/admin/reviews",
  "/admin/about-sections",
  "/admin/site-settings",
  "/admin/site-settings/enquiries",
  "/admin/site-settings/quotes",
  "/admin/enquiries",
  "/admin/quotes",
  "/admin/quotes/new?tour=hostile",
  "/admin/settings",
  "/admin/operators",
];

/** Collects the CSP violations of all pages of a context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sourceFile } = event;
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return violations;
}

async function visit(page: Page, url: string): Promise<void> {
  await openHydrated(page, url);
  await expect(page.getByText("Loading...")).toHaveCount(0);
}

async function findings(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("*")];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    return {
      hacked: (globalThis as unknown as { hacked?: number }).hacked,
      handlers: attributes.filter(({ name }) => /^on/i.test(name)).map(({ value }) => value),
      addresses: attributes
        .filter(({ value }) => value.trim().toLowerCase().startsWith("javascript:"))
        // For a form whose `action` is a function, React renders a URL that only throws an error.
        .filter(({ value }) => !/^javascript:throw new Error\('(A )?React form /.test(value))
        .filter(({ ownerElement }) => !ownerElement?.matches("input, textarea"))
        .map(({ name, value }) => `${name}=${value}`),
    };
  });
}

const NOTHING = { hacked: undefined, handlers: [], addresses: [] };

/** Removes the check constraints, then stores URLs that they would reject. */
async function storeAddresses(site: Site): Promise<void> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: site.dataDir }));
  const rules = await sql<{ name: string; rule: string }[]>`
    select conrelid::regclass::text as name, conname as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`;
  for (const { name, rule } of rules) {
    await sql.unsafe(`alter table ${name} drop constraint "${rule}"`);
  }
  await sql`update tours set image_url = ${ADDRESS}, gallery = ${[ADDRESS, ` ${ADDRESS}`]}
    where id = 'hostile'`;
  await sql`update hero_sections set background_image = ${ADDRESS}, button_link = ${ADDRESS}`;
  await sql`update carousel_images set url = ${`JavaScript:window.hacked=4`}`;
  await sql`update testimonials set image = ${ADDRESS}`;
  await sql`update about_sections set image_url = ${ADDRESS},
    people = ${sql.json([{ name: "A", role: "B", picture: ADDRESS }])}`;
  await sql`update company_info set logo_url = ${ADDRESS}, website = ${ADDRESS},
    logo_dark_url = ${ADDRESS}, favicon_url = ${ADDRESS},
    accent_colour = ${"red}</style><script>hacked=7</script>"},
    facebook_url = ${ADDRESS}, instagram_url = ${`\tjavascript:window.hacked=5`},
    twitter_url = ${"data:text/html,<script>hacked=6</script>"}, email = ${`a@b.c"onclick=hacked()`}`;
  await close();
}

test("a URL that runs script is refused wherever one can be stored", { tag: "@long" }, async ({
  site,
}) => {
  const nowhere = "00000000-0000-0000-0000-000000000000";
  for (const address of [
    ADDRESS,
    "JAVASCRIPT:1",
    "data:text/html,x",
    "vbscript:x",
    " javascript:1",
  ]) {
    const responses = await Promise.all([
      site.admin.from("tours").insert({ ...goodRows.tours, id: "refused", image_url: address }),
      site.admin.from("tours").insert({ ...goodRows.tours, id: "refused", gallery: [address] }),
      site.admin.from("hero_sections").update({ button_link: address }).neq("id", nowhere),
      site.admin.from("hero_sections").update({ background_image: address }).neq("id", nowhere),
      site.admin.from("carousel_images").update({ url: address }).neq("id", nowhere),
      site.admin.from("testimonials").insert({
        name: "A",
        image: address,
        location: "B",
        comment: "Long enough to pass",
      }),
      site.admin.from("about_sections").update({ image_url: address }).neq("id", nowhere),
      site.admin
        .from("about_sections")
        .update({ people: [{ name: "A", role: "B", picture: address }] })
        .neq("id", nowhere),
      site.admin.from("company_info").update({ logo_url: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ logo_dark_url: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ favicon_url: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ accent_colour: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ website: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ facebook_url: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ instagram_url: address }).neq("id", nowhere),
      site.admin.from("company_info").update({ twitter_url: address }).neq("id", nowhere),
    ]);
    for (const { error } of responses) expect(error?.code, address).toBe("23514");
  }
});

test("script stored as content is shown as text on every page and in the panel", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  test.setTimeout(180_000);
  const violations = await watchPolicy(context);
  await storeText(site, SCRIPT, "hostile");
  const { error } = await site.admin
    .from("company_info")
    .update({ whatsapp_number: "javascript:alert(1) 98765 43210" })
    .not("id", "is", null);
  expect(error).toBeNull();
  for (const path of PUBLIC) {
    await visit(page, site.url + path);
    expect(await findings(page), path).toEqual(NOTHING);
  }
  await page.goto(`${site.url}/tour/domestic/hostile`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("</script><script>");
  await signIn(page, site);
  for (const path of PANEL) {
    await visit(page, site.url + path);
    expect(await findings(page), path).toEqual(NOTHING);
  }
  expect(violations).toEqual([]);

  await test.step("a stored URL that runs script becomes neither a link nor a picture", async () => {
    await storeAddresses(site);
    for (const path of [...PUBLIC, ...PANEL]) {
      await visit(page, site.url + path);
      expect(await findings(page), path).toEqual(NOTHING);
    }
    // The page does not link to the unsafe Facebook URL, so it was rendered from the changed rows.
    await page.goto(site.url);
    await expect(page.getByRole("link", { name: "Home" }).first()).toBeVisible();
    await expect(page.getByTitle("Facebook")).toHaveCount(0);
  });
  // The only expected errors are pictures with an unusable URL.
  const others = consoleErrors.filter((text) => !/Failed to load resource|ERR_/.test(text));
  expect(others).toEqual([]);
  consoleErrors.length = 0;
});

test("every response to the browser has a content security policy and no cookie", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  const violations = await watchPolicy(context);
  const without: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().startsWith(site.url)) return;
    const headers = await response.allHeaders();
    const policy = headers["content-security-policy"] ?? "";
    const isStrict =
      /frame-ancestors 'none'/.test(policy) &&
      !/unsafe-eval|script-src[^;]*unsafe-inline/.test(policy);
    if (!isStrict || headers["set-cookie"] || headers["x-frame-options"] !== "DENY") {
      without.push(`${response.status()} ${response.url()}`);
    }
  });
  await signIn(page, site);
  for (const path of [...PUBLIC, ...PANEL]) await visit(page, site.url + path);
  for (const path of [
    "/domestic-tours/",
    "/_root.data",
    "/posters/hero.svg",
    "/sw.js",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/healthz",
    "/rest/v1/tours?select=id",
    "/auth/v1/otp",
    "/storage/v1/object/public/media/none.png",
    "/storage/v1/render/image/public/media/none.png",
    "/assets/none.js",
    "/%E0%A4%A",
  ]) {
    await page.evaluate((address) => fetch(address).then((response) => response.text()), path);
  }
  expect(without).toEqual([]);
  expect(violations).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expectFailedRequests(consoleErrors);
});

test("session tokens appear in no URL, page or log line", { tag: "@long" }, async ({
  page,
  site,
  consoleErrors,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url(), request.headers().referer ?? "");
  });
  page.on("websocket", (socket) => addresses.push(socket.url()));
  await signIn(page, site);
  const tokens = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    return [session.access_token, session.refresh_token] as string[];
  });
  for (const token of tokens) expect(token.length).toBeGreaterThan(10);
  for (const path of [...PANEL, "/", "/tour/domestic/kerala-backwaters"]) {
    await visit(page, site.url + path);
    const html = await page.content();
    for (const token of tokens) expect(html, path).not.toContain(token);
  }
  expect(addresses.length).toBeGreaterThan(20);
  for (const token of [...tokens, site.adminPassword]) {
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    expect(site.output()).not.toContain(token);
  }
  // Requests fail, because the edit screen's tour does not exist.
  expectFailedRequests(consoleErrors);
});

test("no page opens in another site's frame", async ({ page, site, consoleErrors }) => {
  const port = await freePort();
  const attacker = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://attacker").searchParams.get("path") ?? "/";
    response.setHeader("content-type", "text/html");
    response.end(`<title>Win a trip</title><iframe src="${site.url}${path}"></iframe>`);
  });
  attacker.listen(port, "localhost");
  await once(attacker, "listening");
  for (const path of ["/", "/admin/login", "/no-such-page", "/posters/hero.svg", "/healthz"]) {
    await page.goto(`http://localhost:${port}/?path=${path}`);
    await expect.poll(() => page.frames()[1]?.url(), path).toBe("chrome-error://chromewebdata/");
  }
  attacker.close();
  attacker.closeAllConnections();
  expectFailedRequests(consoleErrors);
  const others = consoleErrors.filter((text) => !text.includes("frame-ancestors"));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});
