// A captive portal, a maintenance page or a filter answers every request with 200 and its own HTML.
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { test as base, expect, signIn, untilHydrated } from "./fixtures";
import { expectToast } from "./panel";
import { PORTAL_TITLE, type Portal, startPortal } from "./portal";
import { withCompany } from "./site-rows";

const TOUR = "/tour/domestic/kerala-backwaters";
const UNREACHED = "The server cannot be reached. Please try again.";

const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({ playwright: _playwright }, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.close();
    },
    { scope: "worker" },
  ],
  site: [async ({ portal }, use) => use(portal.site), { scope: "worker" }],
});

test.use({ serviceWorkers: "allow" });

async function picture() {
  const create = { width: 300, height: 200, channels: 3, background: "#a33" } as const;
  return { name: "p.png", mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

/** Waits until the service worker has cached a page and controls the open one. */
async function untilCached(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCached = (url: string) => caches.match(url).then(Boolean);
  await expect.poll(() => page.evaluate(isCached, path)).toBe(true);
}

async function expectDeletionToFail(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, `Failed to delete category: ${UNREACHED}`);
}

async function expectAddingToFail(page: Page, portal: Portal): Promise<void> {
  await page.goto("/admin/operators");
  await expect(page.getByRole("table")).toBeVisible();
  portal.answers = (path) => path.startsWith("/admin/access/");
  await page.getByRole("button", { name: "Add Operator" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill("new@example.com");
  await page.getByRole("dialog").getByRole("button", { name: "Add Operator" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
}

interface Given {
  page: Page;
  portal: Portal;
}

/** Every file that sends a request or reads a response, and what a person sees if it is the portal's. */
const cases: {
  files: string[];
  name: string;
  tag?: "@long";
  run: (given: Given) => Promise<void>;
}[] = [
  {
    files: ["app/features/enquiry/site/keep-enquiry.ts", "app/ui/send-form.tsx"],
    name: "a contact message is thanked for only when it is stored, and an enquiry opens the chat",
    async run({ page, portal }) {
      const { site } = portal;
      await withCompany(site, { receive_forms: true, keep_enquiries: true }, async () => {
        const alerts: string[] = [];
        page.on("dialog", (dialog) => {
          alerts.push(dialog.message());
          void dialog.accept();
        });
        await page.goto("/contact-us");
        await untilHydrated(page);
        await page.getByLabel("Name").fill("Meena");
        await page.getByRole("textbox", { name: "Email", exact: true }).fill("meena@example.com");
        await page.getByLabel("Subject").fill("Ooty");
        await page.getByLabel("Message").fill("Four of us in May.");
        const send = page.getByRole("button", { name: "Send Message" });
        portal.answers = (path) => path === "/enquire";
        await send.click();
        await expect(page.getByText("Your message has not reached us.")).toBeVisible();
        expect(alerts).toEqual([]);
        portal.answers = () => false;
        await send.click();
        await expect.poll(() => alerts.length).toBe(1);
        await expect(page.getByText("Your message has not reached us.")).toHaveCount(0);
        const { data } = await site.admin.from("enquiries").select("subject");
        expect(data).toEqual([{ subject: "Ooty" }]);

        await page.goto("/");
        await untilHydrated(page);
        await page.getByLabel("Where").fill("Munnar");
        await page.getByLabel("Number of People").fill("4");
        portal.answers = (path) => path === "/enquire";
        await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
        const chat = page.waitForEvent("popup");
        await page.getByRole("button", { name: "Send Enquiry" }).click();
        await (await chat).close();
        await site.admin.from("enquiries").delete().not("id", "is", null);
      });
    },
  },
  {
    files: ["app/features/newsletter/site/newsletter-consent.tsx"],
    name: "a newsletter address that was not stored can be sent in the chat",
    tag: "@long",
    async run({ page, portal }) {
      await withCompany(portal.site, { receive_forms: true }, async () => {
        await page.goto("/faq");
        await untilHydrated(page);
        await page.getByLabel("Email address").fill("meena@example.com");
        await page.getByRole("button", { name: "Subscribe" }).click();
        portal.answers = (path) => path === "/newsletter/join";
        await page.getByRole("button", { name: "Yes, write to me" }).click();
        await expect(page.getByText("This has not reached us.")).toBeVisible();
        await expect(page.getByRole("link", { name: "Send it in the chat" })).toBeVisible();
      });
    },
  },
  {
    files: ["app/features/reviews/site/send-review.ts"],
    name: "a review is with the agency only when it is stored, also that of an invitation",
    tag: "@long",
    async run({ page, portal }) {
      const { site } = portal;
      await withCompany(site, { collect_reviews: true }, async () => {
        const { data: invitation } = await site.admin
          .from("review_invitations")
          .insert({ name: "Meena", tour: "Ooty" })
          .select()
          .single();
        portal.answers = (path) => path.startsWith("/review/");
        await page.goto(`/review?invite=${invitation?.token}`);
        await untilHydrated(page);
        await page.getByRole("textbox", { name: "Name", exact: true }).fill("Meena");
        await page.getByRole("textbox", { name: "Place", exact: true }).fill("Paramakudi");
        await page.getByTitle("4 out of 5").click();
        await page.getByRole("textbox", { name: "Your review" }).fill("Three quiet days.");
        await page.getByLabel(/My review may be shown/).check();
        await page.getByLabel("Picture", { exact: true }).setInputFiles(await picture());
        portal.answers = (path) => path.startsWith("/review");
        const send = page.getByRole("button", { name: "Send Review" });
        await send.click();
        await expect(page.getByText("Your review could not be sent.")).toBeVisible();
        portal.answers = (path) => path.startsWith("/review/picture");
        await send.click();
        await expect(page.getByText("its picture could not be sent")).toBeVisible();
        portal.answers = () => false;
        await send.click();
        await expect(page.getByText("Your review is with us.")).toBeVisible();
        const { data } = await site.admin.from("review_submissions").select("id, picture");
        expect(data).toEqual([{ id: expect.any(String), picture: expect.any(String) }]);
        await site.admin.rpc("remove_review", { submission: data?.[0]?.id ?? "" });
      });
    },
  },
  {
    files: ["app/site/page-data.tsx"],
    name: "a link opens the portal's page, where the visitor can sign in, and then the page",
    tag: "@long",
    async run({ page, portal }) {
      for (const [name, path] of [
        ["Home", "/"],
        ["Domestic Tours", "/domestic-tours"],
        ["Testimonials", "/testimonials"],
      ] as const) {
        await page.goto("/faq");
        await untilHydrated(page);
        portal.answers = (asked) => asked.startsWith(path) && !asked.startsWith("/assets/");
        if (path === "/") portal.answers = (asked) => asked === "/" || asked.startsWith("/_");
        await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveTitle(PORTAL_TITLE);
        await expect(page).toHaveURL(path);
        portal.answers = () => false;
        await page.reload();
        await expect(page).toHaveTitle(/Vaigai Holidays/);
      }
    },
  },
  {
    files: [],
    name: "while a proxy responds with 502, links, Back and the link of the open page leave the page",
    async run({ page, portal }) {
      // Without a service worker, nothing is saved.
      const isWorker = (path: string) => path === "/sw.js";
      const away = () => {
        portal.answers = (path) => !path.startsWith("/assets/");
      };
      const sentence = page.getByText(
        "This page could not be opened. Check your network and try again.",
      );
      const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
      const shows = (name: RegExp) => page.getByRole("heading", { level: 1, name });
      portal.status = 502;
      portal.answers = isWorker;
      await page.goto("/faq");
      await untilHydrated(page);
      for (const name of ["About Us", "FAQ"]) {
        away();
        await link(name).click();
        await expect(sentence).toBeVisible();
        await expect(shows(/Frequently/)).toBeVisible();
        await expect(page).toHaveURL("/faq");
        portal.answers = isWorker;
        await link("FAQ").click();
        await expect(sentence).toHaveCount(0);
      }
      await link("About Us").click();
      await expect(shows(/About Us/)).toBeVisible();
      await link("FAQ").click();
      await expect(shows(/Frequently/)).toBeVisible();
      away();
      await page.goBack();
      await expect(sentence).toBeVisible();
      await expect(shows(/Frequently/)).toBeVisible();
      portal.answers = isWorker;
      await page.goForward();
      await expect(sentence).toHaveCount(0);
      await page.goBack();
      await expect(shows(/About Us/)).toBeVisible();
    },
  },
  {
    files: [],
    name: "a link to a saved page opens it while a proxy responds with 502",
    tag: "@long",
    async run({ page, portal }) {
      await page.goto("/about-us");
      await untilCached(page, "/about-us");
      await page.goto("/faq");
      await untilHydrated(page);
      await untilCached(page, "/faq");
      portal.status = 502;
      portal.answers = () => true;
      await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
      await expect(page).toHaveURL("/about-us");
    },
  },
  {
    files: ["app/site/offline/use-offline-pages.ts"],
    name: "a link whose script the portal answered opens the portal's page, and then the page",
    async run({ page, portal }) {
      portal.answers = (path) => path === "/sw.js";
      await page.goto("/faq");
      await untilHydrated(page);
      portal.answers = (path) => /^\/(sw\.js|about-us|assets\/about-us.*)$/.test(path);
      await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveTitle(PORTAL_TITLE);
      await expect(page).toHaveURL("/about-us");
      expect(portal.answered).toContain("HEAD /about-us");
      portal.answers = () => false;
      await page.reload();
      await expect(page).toHaveTitle(/About Us/);
    },
  },
  {
    files: ["app/features/tours/site/page/use-is-gone.ts"],
    name: "an open tour stays when its browser tab is opened again",
    tag: "@long",
    async run({ page, portal }) {
      await page.goto(TOUR);
      await untilHydrated(page);
      portal.answers = () => true;
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect.poll(() => portal.answered).toContain(`HEAD ${TOUR}`);
      await page.getByRole("tab", { name: "Itinerary" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
      expect(portal.answered.filter((asked) => asked.includes("_routes="))).toEqual([]);
    },
  },
  {
    files: [
      "app/supabase/browser-client.ts",
      "app/supabase/api-fetch.ts",
      "app/features/access/panel/data.ts",
    ],
    name: "the panel says that nothing was saved or read, and keeps the operator signed in",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/hero-sections");
      const title = page.getByLabel("Title", { exact: true });
      await title.fill("A new title");
      portal.answers = (path) => path.startsWith("/rest/v1/hero_sections");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "An error occurred while updating hero section");
      await expect(page.getByText(UNREACHED)).toBeVisible();
      await expect(page.getByText(PORTAL_TITLE)).toHaveCount(0);
      portal.answers = () => false;
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "Hero section updated successfully");

      await page.goto("/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      portal.answers = (path) => /^\/(auth|rest)\//.test(path);
      await expectDeletionToFail(page);
      portal.answers = () => false;
      await expectAddingToFail(page, portal);
    },
  },
  {
    files: [],
    name: "JSON of the portal saves, deletes, moves, adds and signs in nothing",
    tag: "@long",
    async run({ page, portal }) {
      portal.kind = "json";
      await page.goto("/admin/login");
      await page.getByLabel("Email").fill("admin@example.com");
      await page.getByLabel("Password", { exact: true }).fill("a-password");
      portal.answers = (path) => path.startsWith("/auth/");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expectToast(page, "An error occurred during login");
      await expect(page.getByRole("main").getByText(UNREACHED)).toBeVisible();
      portal.answers = () => false;

      await signIn(page, portal.site, "/admin/hero-sections");
      await page.getByLabel("Title", { exact: true }).fill("A newer title");
      portal.answers = (path) => path.startsWith("/rest/v1/hero_sections");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "An error occurred while updating hero section");
      portal.answers = () => false;
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "Hero section updated successfully");

      await page.goto("/admin/about-sections");
      const moveDown = page.getByRole("button", { name: /^Move .* down$/ }).first();
      await expect(moveDown).toBeEnabled();
      portal.answers = (path) => path.startsWith("/rest/");
      await moveDown.click();
      await expectToast(page, `Error: ${UNREACHED}`);
      portal.answers = () => false;
      await page.goto("/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      portal.answers = (path) => path.startsWith("/rest/");
      await expectDeletionToFail(page);
      portal.answers = () => false;
      await expectAddingToFail(page, portal);
    },
  },
  {
    files: [],
    name: "typed text stays when the portal answered the script of the next screen",
    async run({ page, portal }) {
      // The menu preloads the scripts of all screens.
      portal.answers = (path) => path.startsWith("/assets/trash");
      await signIn(page, portal.site, "/admin/hero-sections");
      const title = page.getByLabel("Title", { exact: true });
      await title.fill("Typed and not saved");
      await page.getByRole("link", { name: "Trash" }).click();
      await page.getByRole("button", { name: "Leave", exact: true }).click();
      await expectToast(page, "The screen could not be opened");
      await expect(title).toHaveValue("Typed and not saved");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "Hero section updated successfully");
    },
  },
  {
    files: [],
    name: "a list that the portal answered with JSON is said to have failed",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/settings");
      await expect(page.getByLabel("New Password")).toBeVisible();
      portal.kind = "json";
      portal.answers = (path) => path.startsWith("/rest/v1/categories");
      await page.getByRole("link", { name: "Categories" }).click();
      await expect(page.getByText("Error loading categories. Please try again.")).toBeVisible();
    },
  },
  {
    files: [],
    name: "an operator whose token cannot be refreshed stays signed in",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
        const session = JSON.parse(localStorage.getItem(key) ?? "{}");
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
      });
      portal.answers = (path) => /^\/(auth|rest)\//.test(path);
      portal.status = 403;
      await expectDeletionToFail(page);
      portal.answers = () => false;
      await page.reload();
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    files: ["app/editing/upload-picture.ts"],
    name: "an uploaded picture counts only when it is stored",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/hero-sections");
      const field = page.getByLabel("Background Image URL", { exact: true });
      const before = await field.inputValue();
      portal.answers = (path) => path.startsWith("/storage/");
      await page.locator("input[type=file]").setInputFiles(await picture());
      await expect(page.getByRole("alert")).toHaveText(UNREACHED);
      await expect(field).toHaveValue(before);
    },
  },
  {
    files: ["app/panel/offline-bar.tsx"],
    name: "the panel stays offline",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event("offline")));
      portal.answers = (path) => path === "/healthz";
      const tryAgain = page.getByRole("button", { name: "Try again" });
      await tryAgain.click();
      await expect.poll(() => portal.answered).toContain("GET /healthz");
      await expect(tryAgain).toBeEnabled();
      portal.answers = () => false;
      await tryAgain.click();
      await expect(tryAgain).toHaveCount(0);
    },
  },
  {
    // Nobody reads the response to a beacon.
    files: ["app/features/visits/site/count-visit.ts"],
    name: "a tour opens whose visit cannot be counted",
    tag: "@long",
    async run({ page, portal }) {
      await withCompany(portal.site, { count_visits: true }, async () => {
        portal.answers = (path) => path === "/count";
        await page.goto(TOUR);
        await expect.poll(() => portal.answered).toContain("POST /count");
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
      });
    },
  },
  {
    files: ["app/site/offline/service-worker.ts", "app/site/offline/cacheable.ts"],
    name: "pages and scripts that the portal answered work when it is gone, and are never shown offline",
    async run({ page, portal }) {
      await page.goto("/faq");
      await untilCached(page, "/faq");
      portal.answers = (path) => /^\/(assets|posters|about-us)/.test(path);
      await page.goto("/about-us");
      await expect(page).toHaveTitle(PORTAL_TITLE);
      await page.goto("/testimonials");
      await expect.poll(() => portal.answered.join()).toMatch(/assets\/testimonials.*\.js/);
      portal.answers = () => false;
      await page.goto("/testimonials");
      await untilHydrated(page);
      await page.goto("/about-us");
      await untilHydrated(page);
      await untilCached(page, "/about-us");

      portal.answers = (path) => path.startsWith("/domestic-tours");
      await page.goto("/domestic-tours");
      await expect(page).toHaveTitle(PORTAL_TITLE);
      await page.context().setOffline(true);
      await page.goto("/domestic-tours");
      await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
      await page.context().setOffline(false);
    },
  },
];

test.beforeEach(({ portal }) => {
  portal.answers = () => false;
  portal.status = 200;
  portal.kind = "page";
  portal.answered.length = 0;
});

test("every file that sends a request is in the list", () => {
  const request =
    /\b(fetch|fetchFromApi|sendForm|serverLoader|createClient|isApiResponse|isOwnResponse)(<\w+>)?\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|NetworkFirst/;
  const files = globSync("app/**/*.{ts,tsx,js}")
    .filter((path) => !path.includes(".test.") && request.test(readFileSync(path, "utf8")))
    .sort();
  expect(cases.flatMap(({ files }) => files).sort()).toEqual(files);
});

test("what an earlier release cached of a portal is removed", { tag: "@long" }, async ({
  page,
}) => {
  // A document without scripts, which starts no service worker.
  await page.goto("/posters/tour-fallback.svg");
  const html = await (await page.request.get("/")).text();
  const cached = {
    assets: [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path),
    pages: ["/", "/faq"],
    pictures: ["/posters/hero.svg"],
    offline: ["/offline"],
  };
  await page.evaluate(
    async ({ title, cached, html }) => {
      for (const [name, paths] of Object.entries(cached)) {
        const cache = await caches.open(name);
        const headers = { "content-type": "text/html" };
        for (const path of paths) await cache.put(path, new Response(title, { headers }));
      }
      await (await caches.open("pages")).put("/about-us", new Response(html));
    },
    { title: PORTAL_TITLE, cached, html },
  );
  await page.goto("/");
  const foreign = () =>
    page.evaluate(async (title) => {
      const names = await caches.keys();
      const found: string[] = [];
      for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request, { ignoreVary: true }))?.text();
          if (text === title) found.push(request.url);
        }
      }
      return found;
    }, PORTAL_TITLE);
  await expect.poll(foreign).toEqual([]);
  await untilCached(page, "/offline");
  await untilCached(page, "/about-us");
  await page.reload();
  await untilHydrated(page);
});

for (const { name, tag = [], run } of cases) {
  test(name, { tag }, async ({ page, portal, consoleErrors }) => {
    await run({ page, portal });
    consoleErrors.length = 0;
  });
}
