// A captive portal, a maintenance page or a filter answers every request with 200 and its own HTML.
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { test as base, expect, signIn, untilCached, untilHydrated } from "./fixtures";
import { expectToast, expireToken } from "./panel";
import { pictureFile } from "./picture-file";
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

async function expectDeletionToFail(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, `Failed to delete category: ${UNREACHED}`);
}

/** Begins and ends on the screen of the hero section. */
async function expectHeroUnsaved(page: Page, portal: Portal): Promise<void> {
  const save = page.getByRole("button", { name: "Save Changes" });
  await page.getByLabel("Title", { exact: true }).fill(`A title, ${crypto.randomUUID()}`);
  portal.answers = (path) => path.startsWith("/rest/v1/hero_sections");
  await save.click();
  await expectToast(page, "An error occurred while updating hero section");
  await expect(page.locator("[data-sonner-toast]").getByText(UNREACHED)).toBeVisible();
  portal.answers = () => false;
  await save.click();
  await expectToast(page, "Hero section updated successfully");
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
    files: [
      "app/features/enquiry/site/store-enquiry.ts",
      "app/features/newsletter/site/newsletter-consent.tsx",
      "app/ui/send-form.tsx",
    ],
    name: "a message and an address are thanked for only when they are stored, and an enquiry opens the chat",
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
        await expect(page.getByText("We keep what you send here")).toBeVisible();
        await page.getByLabel("Name").fill("Meena");
        await page.getByRole("textbox", { name: "Email", exact: true }).fill("meena@example.com");
        await page.getByLabel("Phone").fill("94431 22233");
        await page.getByLabel("Subject").fill("Ooty");
        await page.getByLabel("Message").fill("<b>Four</b> of us in May.");
        const send = page.getByRole("button", { name: "Send Message" });
        portal.answers = (path) => path === "/enquire" || path === "/newsletter/join";
        await send.click();
        const notice = page.getByRole("alert");
        await expect(notice).toContainText("Your message has not reached us.");
        await expectNoBarriers(page, "the message that was not stored");
        await expect(notice.getByRole("link", { name: "send it on WhatsApp" })).toHaveAttribute(
          "href",
          /^https:\/\/wa\.me\/919876543210\?text=.*Four/,
        );
        await expect(notice.getByRole("link", { name: "send it by email" })).toHaveAttribute(
          "href",
          /^mailto:[^?]+\?subject=Ooty&body=%3Cb%3EFour.*Meena$/,
        );
        // Only a new alert is announced again.
        await notice.evaluate((node) => node.setAttribute("data-first", ""));
        await send.click();
        await expect(page.locator("[data-first]")).toHaveCount(0);
        await expect(notice).toContainText("Your message has not reached us.");
        expect(alerts).toEqual([]);
        await page.getByLabel("Email address").fill("meena@example.com");
        await page.getByRole("button", { name: "Subscribe" }).click();
        await page.getByRole("button", { name: "Yes, write to me" }).click();
        await expect(page.getByText("This has not reached us.")).toBeVisible();
        await expect(page.getByRole("link", { name: "Send it in the chat" })).toBeVisible();
        portal.answers = () => false;
        await page.getByRole("button", { name: "Yes, write to me" }).click();
        await expect(
          page.getByText("Thank you. We will write to meena@example.com."),
        ).toBeVisible();
        await send.click();
        await expect
          .poll(() => alerts)
          .toEqual(["Thank you for your message. We will get back to you soon!"]);
        await expect(page.getByText("Your message has not reached us.")).toHaveCount(0);
        await expect(page.getByLabel("Message")).toHaveValue("");
        const { data } = await site.admin
          .from("enquiries")
          .select("source, subject, phone, message");
        expect(data).toEqual([
          {
            source: "contact",
            subject: "Ooty",
            phone: "+919443122233",
            message: "<b>Four</b> of us in May.",
          },
        ]);

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
        await page.getByLabel("Picture", { exact: true }).setInputFiles(await pictureFile("p.png"));
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
    files: ["app/site/page-data.ts"],
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
    tag: "@long",
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
    files: ["app/features/home/site/suggested-tours.tsx"],
    name: "Where suggests nothing that the portal answered, and then tours",
    tag: "@long",
    async run({ page, portal }) {
      await page.goto("/");
      await untilHydrated(page);
      const where = page.getByLabel("Where");
      portal.answers = (path) => path.startsWith("/tours/suggestions");
      await where.pressSequentially("kera");
      await expect.poll(() => portal.answered.join()).toContain("GET /tours/suggestions");
      await expect(page.getByRole("option")).toHaveCount(0);
      portal.answers = () => false;
      await where.press("l");
      await expect(page.getByRole("option").first()).toContainText("Kerala");
    },
  },
  {
    files: ["app/site/offline/use-offline-pages.ts"],
    name: "a link whose script the portal answered opens the portal's page, and then the page",
    tag: "@long",
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
    files: [
      // Nobody reads the response to a beacon.
      "app/features/visits/site/count-visit.ts",
      "app/features/tours/site/page/find-tour.ts",
    ],
    name: "a tour opens whose visit cannot be counted, and stays when its browser tab is opened again",
    tag: "@long",
    async run({ page, portal }) {
      await withCompany(portal.site, { count_visits: true }, async () => {
        portal.answers = (path) => path === "/count";
        await page.goto(TOUR);
        await expect.poll(() => portal.answered).toContain("POST /count");
        await untilHydrated(page);
        portal.answers = (path) => !path.startsWith("/assets/");
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await expect.poll(() => portal.answered).toContain(`HEAD ${TOUR}`);
        await page.getByRole("tab", { name: "Itinerary" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
        expect(portal.answered.filter((asked) => asked.includes("_routes="))).toEqual([]);
      });
    },
  },
  {
    files: [
      "app/supabase/browser-client.ts",
      "app/supabase/api-fetch.ts",
      "app/editing/upload-picture.ts",
    ],
    name: "the panel says that nothing was saved or uploaded, and then saves it",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/hero-sections");
      const field = page.getByLabel("Background Image URL", { exact: true });
      const before = await field.inputValue();
      portal.answers = (path) => path.startsWith("/storage/");
      await page.locator("input[type=file]").setInputFiles(await pictureFile("p.png"));
      await expect(page.getByRole("alert")).toHaveText(UNREACHED);
      await expect(field).toHaveValue(before);
      await expectHeroUnsaved(page, portal);
      await expect(page.getByText(PORTAL_TITLE)).toHaveCount(0);
    },
  },
  ...(["page", "json"] as const).map((kind) => ({
    files: kind === "page" ? ["app/features/access/panel/data.ts"] : [],
    name: `a ${kind} of the portal reads, saves, deletes, moves, adds and signs in nothing`,
    tag: "@long" as const,
    async run({ page, portal }: Given) {
      portal.kind = kind;
      await page.goto("/admin/login");
      await page.getByLabel("Email").fill("admin@example.com");
      await page.getByLabel("Password", { exact: true }).fill("a-password");
      portal.answers = (path) => path.startsWith("/auth/");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expectToast(page, "An error occurred during login");

      portal.answers = () => false;
      await signIn(page, portal.site, "/admin/about-sections");
      const moveDown = page.getByRole("button", { name: /^Move .* down$/ }).first();
      await expect(moveDown).toBeEnabled();
      portal.answers = (path) => path.startsWith("/rest/");
      await moveDown.click();
      await expectToast(page, `Error: ${UNREACHED}`);
      await page.getByRole("link", { name: "Categories" }).click();
      await expect(page.getByText("Error loading categories. Please try again.")).toBeVisible();
      portal.answers = () => false;
      await page.goto("/admin/hero-sections");
      await expectHeroUnsaved(page, portal);

      await page.goto("/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      portal.answers = (path) => /^\/(auth|rest)\//.test(path);
      await expectDeletionToFail(page);
      portal.answers = () => false;
      await page.goto("/admin/operators");
      await expect(page.getByRole("table")).toBeVisible();
      portal.answers = (path) => path.startsWith("/admin/access/");
      await page.getByRole("button", { name: "Add Operator" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Email").fill("new@example.com");
      await dialog.getByRole("button", { name: "Add Operator" }).click();
      await expect(page.getByText(UNREACHED)).toBeVisible();
    },
  })),
  {
    files: [],
    name: "typed text stays when the portal answered the script of the next screen",
    tag: "@long",
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
    name: "a browser without `navigation` preloads no screen, because a failure would reload the panel",
    tag: "@long",
    async run({ page, portal }) {
      await page.addInitScript(() =>
        Object.defineProperty(window, "navigation", { value: undefined }),
      );
      portal.answers = (path) => path.startsWith("/assets/trash");
      await signIn(page, portal.site, "/admin/hero-sections");
      const title = page.getByLabel("Title", { exact: true });
      await title.fill("Typed and not saved");
      await expect(page.getByRole("link", { name: "Trash" })).toBeVisible();
      await expect(page.locator("link[rel=modulepreload][href*='/trash-']")).toHaveCount(0);
      await expect(title).toHaveValue("Typed and not saved");
    },
  },
  {
    files: [],
    name: "an operator whose token cannot be refreshed stays signed in",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      await expireToken(page);
      portal.answers = (path) => /^\/(auth|rest)\//.test(path);
      portal.status = 403;
      await expectDeletionToFail(page);
      portal.answers = () => false;
      await page.reload();
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    files: ["app/panel/offline-bar.tsx"],
    name: "the panel says that it is offline until the site itself responds",
    tag: "@long",
    async run({ page, portal }) {
      await signIn(page, portal.site, "/admin/categories");
      await expect(page.getByRole("table")).toBeVisible();
      const sentence = page.getByText("You are offline.");
      await page.context().setOffline(true);
      await expect(sentence).toBeVisible();
      await page.context().setOffline(false);
      await expect(sentence).toHaveCount(0);
      // Some browsers go on reporting "offline".
      await page.evaluate(() => window.dispatchEvent(new Event("offline")));
      portal.answers = (path) => path === "/healthz";
      const tryAgain = page.getByRole("button", { name: "Try again" });
      await tryAgain.click();
      await expect.poll(() => portal.answered).toContain("GET /healthz");
      await expect(tryAgain).toBeEnabled();
      portal.answers = () => false;
      await tryAgain.click();
      await expect(sentence).toHaveCount(0);
    },
  },
  {
    files: ["app/site/offline/service-worker.ts", "app/site/offline/cacheable.ts"],
    name: "pages and scripts that the portal answered work when it is gone, and are never shown offline",
    tag: "@long",
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

for (const { name, tag = [], run } of cases) {
  test(name, { tag }, async ({ page, portal, consoleErrors }) => {
    await run({ page, portal });
    consoleErrors.length = 0;
  });
}
