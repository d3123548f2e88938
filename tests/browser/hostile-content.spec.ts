// Attacks in a visitor's or an operator's browser: scripts stored as content, our pages in another
// site's frame, leaking tokens.
import { once } from "node:events";
import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { openDatabase } from "../../server/backend/open-database";
import { parseEnv } from "../../server/env";
import { freePort } from "../server/process.ts";
import { expect, openHydrated, type Site, signIn, startSite, test } from "./fixtures";
import { expectFailedRequests } from "./panel";
import { panelPages, publicPages } from "./site-pages";
import { quoteSheet, storeText } from "./site-rows";

const SCRIPT =
  "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 2'>\u2028'\"`--><svg onload=hacked()>";
const SCRIPT_URL = "javascript:window.hacked=3";
const PAGES = Object.values({
  ...publicPages,
  tour: "/tour/domestic/hostile",
  page: "/pages/hostile",
  ...panelPages("hostile"),
});

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

async function findings(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("*")];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    return {
      hacked: (globalThis as unknown as { hacked?: number }).hacked,
      handlers: attributes.filter(({ name }) => /^on/i.test(name)).map(({ value }) => value),
      urls: attributes
        .filter(({ value }) => value.trim().toLowerCase().startsWith("javascript:"))
        // For a form whose `action` is a function, React renders a URL that only throws an error.
        .filter(({ value }) => !/^javascript:throw new Error\('(A )?React form /.test(value))
        .filter(({ ownerElement }) => !ownerElement?.matches("input, textarea"))
        .map(({ name, value }) => `${name}=${value}`),
    };
  });
}

const NOTHING = { hacked: undefined, handlers: [], urls: [] };

/** Removes the check constraints, then stores URLs that they would reject. */
async function storeAddresses(site: Site): Promise<void> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: site.dataDir }));
  const rules = await sql<{ name: string; rule: string }[]>`
    select conrelid::regclass::text as name, conname as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`;
  for (const { name, rule } of rules) {
    await sql.unsafe(`alter table ${name} drop constraint "${rule}"`);
  }
  await sql`update tours set image_url = ${SCRIPT_URL}, gallery = ${[SCRIPT_URL, ` ${SCRIPT_URL}`]}
    where id = 'hostile'`;
  await sql`update hero_sections set background_image = ${SCRIPT_URL}, button_link = ${SCRIPT_URL}`;
  await sql`update carousel_images set url = ${`JavaScript:window.hacked=4`}`;
  await sql`update testimonials set image = ${SCRIPT_URL}`;
  await sql`update about_sections set image_url = ${SCRIPT_URL},
    people = ${sql.json([{ name: "A", role: "B", picture: SCRIPT_URL }])}`;
  await sql`update pages set image_url = ${SCRIPT_URL}`;
  await sql`update company_info set logo_url = ${SCRIPT_URL}, website = ${SCRIPT_URL},
    logo_dark_url = ${SCRIPT_URL}, favicon_url = ${SCRIPT_URL},
    accent_colour = ${"red}</style><script>hacked=7</script>"},
    facebook_url = ${SCRIPT_URL}, instagram_url = ${`\tjavascript:window.hacked=5`},
    twitter_url = ${"data:text/html,<script>hacked=6</script>"}, email = ${`a@b.c"onclick=hacked()`}`;
  await close();
}

/** Stores an enquiry and a quote with script in every field. */
async function storeCustomer(site: Site) {
  const script = SCRIPT.slice(0, 100);
  const enquiry = crypto.randomUUID();
  const added = await site.admin.from("enquiries").insert({
    id: enquiry,
    source: "home",
    name: script,
    phone: "javascript:window.hacked=8//9443122233",
    email: "javascript:hacked()//@x<svg/onload=hacked()>",
    tour_id: "../../javascript:hacked()",
    destination: script,
    interest: "<svg onload=hacked()>",
    subject: script,
    message: SCRIPT,
    note: SCRIPT,
    taken_by: script,
    call_on: "2020-01-01",
  });
  expect(added.error).toBeNull();
  const { data: quote } = await site.admin
    .from("quotes")
    .insert({
      customer_name: script,
      customer_phone: SCRIPT_URL,
      expires_on: "2099-12-31",
      sheet: {
        ...quoteSheet,
        title: script,
        people: script,
        days: [{ day: script, title: script, description: script, stay: script, meals: script }],
        inclusions: [script],
        exclusions: [script],
        lines: [{ label: script, count: 1, rupees: 5 }],
        tax_note: script,
        terms: script,
        upi_id: `${script}&am=1`,
      },
    })
    .select("id, token")
    .single()
    .throwOnError();
  return { enquiry, quote };
}

test("script stored as content is shown as text on every page, under a strict policy, without tokens or cookies", {
  tag: "@long",
}, async ({ page, context, consoleErrors }) => {
  test.setTimeout(600_000);
  // A server of its own, because this test removes the check constraints of its tables.
  const site = await startSite();
  const violations = await watchPolicy(context);
  const loose: string[] = [];
  const urls: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().startsWith(site.url)) return;
    const headers = await response.allHeaders();
    const policy = headers["content-security-policy"] ?? "";
    const isStrict =
      /frame-ancestors 'none'/.test(policy) &&
      !/unsafe-eval|script-src[^;]*unsafe-inline/.test(policy);
    if (!isStrict || headers["set-cookie"] || headers["x-frame-options"] !== "DENY") {
      loose.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on("request", (request) => {
    urls.push(request.url(), request.headers().referer ?? "");
  });
  page.on("websocket", (socket) => urls.push(socket.url()));
  try {
    await storeText(site, SCRIPT, "hostile");
    const stored = await Promise.all([
      site.admin
        .from("company_info")
        .update({
          whatsapp_number: "javascript:alert(1) 98765 43210",
          collect_reviews: true,
          keep_enquiries: true,
        })
        .not("id", "is", null),
      site.admin
        .from("review_submissions")
        .insert({ name: SCRIPT, location: SCRIPT, rating: 4, comment: SCRIPT, tour: SCRIPT }),
      site.admin.from("review_invitations").insert({ name: SCRIPT, tour: SCRIPT }),
    ]);
    for (const { error } of stored) expect(error).toBeNull();
    const { enquiry, quote } = await storeCustomer(site);
    const pages = [
      ...PAGES,
      `/admin/enquiries/${enquiry}`,
      `/admin/quotes/${quote.id}`,
      `/admin/quotes/${quote.id}/sheet`,
      `/quote/${quote.token}`,
    ];
    await signIn(page, site);
    const tokens = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
      const session = JSON.parse(localStorage.getItem(key) ?? "{}");
      return [session.access_token, session.refresh_token] as string[];
    });
    for (const token of tokens) expect(token.length).toBeGreaterThan(10);
    const visitAll = async () => {
      for (const path of pages) {
        // React does not hydrate the page without a network, nor a quote.
        if (/^\/(offline|quote)/.test(path)) await page.goto(site.url + path);
        else await openHydrated(page, site.url + path);
        await expect(page.getByText("Loading...")).toHaveCount(0);
        expect(await findings(page), path).toEqual(NOTHING);
        const html = await page.content();
        for (const token of tokens) expect(html, path).not.toContain(token);
      }
    };
    await visitAll();
    await page.goto(`${site.url}/tour/domestic/hostile`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("</script><script>");
    await page.goto(`${site.url}/admin/reviews`);
    await expect(page.getByRole("main").getByText("</script><script>").first()).toBeVisible();

    await test.step("a stored URL that runs script becomes neither a link nor a picture", async () => {
      await storeAddresses(site);
      await visitAll();
      // The page does not link to the unsafe Facebook URL, so it was rendered from the changed rows.
      await page.goto(site.url);
      await expect(page.getByRole("link", { name: "Home" }).first()).toBeVisible();
      await expect(page.getByTitle("Facebook")).toHaveCount(0);
    });
    expect(violations).toEqual([]);
    expect(loose).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(urls.length).toBeGreaterThan(20);
    for (const token of [...tokens, site.adminPassword]) {
      expect(urls.filter((url) => url.includes(token))).toEqual([]);
      expect(site.output()).not.toContain(token);
    }
  } finally {
    await page.goto("about:blank");
    await site.stop();
  }
  // Pictures with an unusable URL, pages that are not there, and requests that are refused.
  const others = consoleErrors.filter((text) => !/Failed to load resource|ERR_/.test(text));
  expect(others).toEqual([]);
  consoleErrors.length = 0;
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
  for (const path of ["/", "/admin/login"]) {
    await page.goto(`http://localhost:${port}/?path=${path}`);
    await expect.poll(() => page.frames()[1]?.url(), path).toBe("chrome-error://chromewebdata/");
  }
  attacker.close();
  attacker.closeAllConnections();
  expectFailedRequests(consoleErrors);
  const others = consoleErrors.filter((text) => !text.includes("frame-ancestors"));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});
