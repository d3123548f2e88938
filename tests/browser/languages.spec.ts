import type { Page } from "@playwright/test";
import { sessionStorageKey } from "../../app/supabase/settings.ts";
import { expectRoomForLargeText } from "./barriers";
import {
  expect,
  openHydrated,
  openIdle,
  openOncePublic,
  type Site,
  signIn,
  startSite,
  test,
  untilHydrated,
  untilPublic,
} from "./fixtures";
import { confirmed, expectFailedRequests, expectSaved, expectToast, expectWrites } from "./panel";
import { withCompany, withOwnPage } from "./site-rows";

test("while English is the only language, other addresses are unknown and nothing is said of them", async ({
  page,
  request,
}) => {
  const missing = await request.get("/ta/faq");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toMatch(/<h1[^>]*>Page Not Found/);
  // What was sent to one person while the language was public still opens.
  for (const link of ["/quote/of-one?x=1", "/newsletter?token=1", "/review?token=1"]) {
    const moved = await request.get(`/ta${link}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([302, link]);
  }
  const fonts = fontsOf(page);
  await openIdle(page, "/faq");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("link[hreflang], .language-bar")).toHaveCount(0);
  expect(await page.content()).not.toMatch(/[\u0900-\u097f\u0b80-\u0bff]|hindi|\/(ta|hi)\//);
  expect(fonts.filter((url) => /tamil|hindi/.test(url))).toEqual([]);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("hreflang");
});

test("a visitor reads a page in Tamil, which is offered until declined and redirects nobody, stays in it, and goes back to English", async ({
  page,
  request,
  browser,
  site,
}) => {
  await withCompany(site, { tamil: "public" }, async () => {
    await untilPublic({ request }, "/ta/faq");
    await expectOwnLetters(page, "/ta/faq", "tamil");
    await expect(page.locator("html")).toHaveAttribute("lang", "ta");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/ta\/faq$/);
    await expect(page.locator("link[hreflang=x-default]")).toHaveAttribute("href", /[0-9]\/faq$/);

    // The browser prefers English, so the page offers it.
    const languages = page.getByRole("navigation", { name: "மொழிகள்" });
    await languages.getByRole("button", { name: "No, thanks" }).click();
    await expect(languages.getByRole("link")).toHaveText(["English", "தமிழ்"]);
    await page.getByRole("link", { name: "வெளிநாடு" }).click();
    await expect(page).toHaveURL(/\/ta\/international-tours$/);
    await expect(page.getByRole("article").first()).toBeVisible();
    await languages.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/[0-9]\/international-tours$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // The link is a choice too, so English does not offer Tamil any more.
    await untilHydrated(page);
    await expect(page.locator(".language-bar button")).toHaveCount(0);

    const unknown = await request.get("/ta/nothing-here");
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toMatch(/<h1[^>]*>பக்கம் கிடைக்கவில்லை/);
    // What a customer has written can be read as it was written.
    const testimonials = await (await request.get("/ta/testimonials")).text();
    expect(testimonials).toMatch(/<summary[^>]*>எழுதியவரின் சொற்களில்/);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`hreflang="ta" href="${site.url}/ta/faq"`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/ta/testimonials");
    await expectRoomForLargeText(page);

    const other = await browser.newPage({ locale: "ta-IN", baseURL: site.url });
    await other.goto("/contact-us");
    await other.getByRole("link", { name: "தமிழில் படிக்க" }).click();
    await expect(other).toHaveURL(/\/ta\/contact-us$/);
    await other.goto("/contact-us?shared=yes");
    await expect(other.locator("html")).toHaveAttribute("lang", "en");
    // The choice is remembered until the visitor chooses again.
    await expect(other.getByRole("link", { name: "தமிழில் படிக்க" })).toBeVisible();
    await other.getByRole("button", { name: "வேண்டாம்" }).click();
    await expect(other.getByRole("link", { name: "தமிழ்", exact: true })).toBeVisible();
    await other.reload();
    const tamil = other.getByRole("link", { name: "தமிழ்", exact: true });
    await expect(tamil).toHaveAttribute("href", "/ta/contact-us?shared=yes");
    await other.close();
  });
  await expect.poll(async () => (await request.get("/ta")).status()).toBe(404);
});

test("a tour and an own page are found only in the languages in which they are published, and a draft is on no page", async ({
  site,
}) => {
  const { data: own } = await site.admin
    .from("pages")
    .insert({ title: "Terms", address: "terms", content: "Our terms.", status: "published" })
    .select("id")
    .single();
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const links = async (path: string) => {
    const html = await textOf(path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const others = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi);
    const hreflang = [...others].map(([, language]) => language);
    // A page that is not translated is the English page in all that search engines and link previews read.
    const ownPath = canonical?.replace(site.url, "") ?? "";
    const shown = /^\/(ta|hi)\//.exec(ownPath)?.[1] ?? "en";
    expect(html).toContain(`property="og:locale" content="${shown}_IN"`);
    const stated = [...html.matchAll(/"inLanguage":"(\w\w)/g)].map(([, language]) => language);
    expect(new Set(stated)).toEqual(new Set(shown === "en" ? [] : [shown]));
    expect(/"([^"]*)#trip"/.exec(html)?.[1] ?? canonical).toBe(canonical);
    return { canonical: ownPath, hreflang };
  };
  const tour = "/tour/domestic/rajasthan-royal-forts";
  await withCompany(site, { tamil: "public" }, async () => {
    const all = ["en", "ta", "x-default"];
    for (const path of [tour, `/ta${tour}`]) {
      await expect.poll(() => links(path)).toEqual({ canonical: path, hreflang: all });
    }
    const title = /<h1[^>]*>([^<]+)/.exec(await textOf(`/ta${tour}`))?.[1] ?? "";
    const shortlist = "/ta/shortlist?tours=rajasthan-royal-forts";
    const pages = [`/ta${tour}`, "/ta/domestic-tours", shortlist];
    for (const path of pages) expect(await textOf(path), path).toContain(title);
    const ofTour = { row_id: "rajasthan-royal-forts", language: "ta" };
    await site.admin.from("translations").update({ is_published: false }).match(ofTour);
    for (const path of [...pages, `/ta/tours/suggestions?q=${title}`]) {
      await expect.poll(() => textOf(path), path).not.toContain(title);
    }
    await expect.poll(() => textOf("/sitemap.xml")).not.toContain(`/ta${tour}`);
    for (const path of [tour, "/pages/terms"]) {
      for (const shown of [path, `/ta${path}`]) {
        await expect.poll(() => links(shown)).toEqual({ canonical: path, hreflang: [] });
      }
    }
    await site.admin.from("translations").update({ is_published: true }).match(ofTour);
    await site.admin.from("translations").insert({
      table_name: "pages",
      row_id: own?.id ?? "",
      language: "ta",
      texts: { title: "விதிமுறைகள்" },
      is_published: true,
    });
    const path = "/ta/pages/terms";
    await expect.poll(() => links(path)).toEqual({ canonical: path, hreflang: all });
    // Of the other pages, all have each language.
    expect(await links("/faq")).toEqual({ canonical: "/faq", hreflang: all });
  });
  await site.admin
    .from("pages")
    .delete()
    .eq("id", own?.id ?? "");
});

test("a Tamil page suggests and finds tours by Tamil and English words and by category, and says why in Tamil", async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withCompany(site, { tamil: "public" }, async () => {
    await untilPublic({ request }, "/ta");
    for (const word of ["kerala", "கேரளா"]) {
      const response = await request.get(`/ta/tours/suggestions?q=${encodeURIComponent(word)}`);
      expect(response.headers()["content-type"]).toContain("application/json");
      const { tours } = await response.json();
      const title = expect.stringMatching(/^கேரளா/);
      expect(tours[0]).toMatchObject({ id: "kerala-backwaters", title });
    }
    for (const word of ["kathakali", "கதகளி"]) {
      await page.goto(`/ta/tours?q=${encodeURIComponent(word)}`);
      const card = page.getByRole("article").filter({ hasText: "கேரளா" });
      const reason = card.getByRole("paragraph").filter({ hasText: "இதில் உள்ளது:" });
      await expect(reason).toHaveText("இதில் உள்ளது: மாலையில் கதகளி");
    }
    // The Tamil name of the category "Kerala".
    const category = page.getByRole("button", { name: "கேரளா", exact: true });
    await openHydrated(page, "/ta/domestic-tours");
    await category.click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveURL("/ta/domestic-tours?category=Kerala");
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.goto(`/ta/tours?q=${encodeURIComponent("கதகளி")}`);
    // On a phone, the title of the first tour is on the first screen.
    const title = page.getByRole("article").getByRole("heading").first();
    expect((await title.boundingBox())?.y).toBeLessThanOrEqual(600);
  });
});

test("a page, a suggestion, a compared tour and a review that are not translated say that they are in English", {
  tag: "@long",
}, async ({ page, site }) => {
  await withCompany(site, { hindi: "public", notice_text: "Closed on Pongal" }, () =>
    withOwnPage(site, async () => {
      await openOncePublic(page, "/hi/pages/privacy");
      await expect(page.getByText("इस पृष्ठ के कुछ हिस्से अभी अंग्रेज़ी में हैं।")).toBeVisible();
      await openHydrated(page, "/hi");
      await page.getByRole("combobox").fill("Ooty");
      await expect(page.getByRole("option", { name: /^Ooty.*English$/ })).toBeVisible();
      await page.goto("/hi/shortlist?tours=ooty-kodaikanal-hills,kerala-backwaters");
      const tours = page.getByRole("columnheader");
      await expect(tours.nth(0)).toContainText("English");
      await expect(tours.nth(1)).not.toContainText("English");
      await openHydrated(page, "/hi/tour/domestic/kerala-backwaters");
      await page.getByRole("tab", { name: "राय" }).click();
      const reviews = page.getByRole("tabpanel").getByRole("listitem");
      await expect(reviews.first()).toContainText("English");
      const ofHindi = site.admin.from("translations").update({ is_published: false });
      const tables = ["faq_questions", "about_sections", "hero_sections"] as const;
      await ofHindi.eq("language", "hi").in("table_name", tables);
      await expect(async () => {
        await page.goto("/hi/faq");
        await expect(page.locator("summary h3").first()).toContainText(/ English$/, {
          timeout: 500,
        });
      }).toPass();
      await expect(page.locator(".notice-line")).toContainText("Closed on Pongal English");
      await page.goto("/hi");
      await expect(page.locator(".hero-words")).toContainText("English");
      await page.goto("/hi/about-us");
      await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(/ English$/);
      await site.admin
        .from("translations")
        .update({ is_published: true })
        .eq("language", "hi")
        .in("table_name", tables);
    }),
  );
});

test("a tour with a title alone in Hindi says that it is partly in English, on its page and its card", async ({
  request,
  site,
}) => {
  const ofTour = { table_name: "tours", row_id: "kerala-backwaters", language: "hi" } as const;
  const translation = () => site.admin.from("translations").select("texts").match(ofTour).single();
  const { data } = await translation();
  const texts = data?.texts ?? {};
  const title = String(texts.title);
  const read = async (path: string) => (await request.get(path)).text();
  const tour = () => read("/hi/tour/domestic/kerala-backwaters");
  const line = "इस पृष्ठ के कुछ हिस्से अभी अंग्रेज़ी में हैं।";
  await withCompany(site, { hindi: "public" }, async () => {
    await untilPublic({ request }, "/hi");
    expect(await tour()).not.toContain(line);
    const setTexts = (own: typeof texts) =>
      site.admin.from("translations").update({ texts: own }).match(ofTour);
    const card = async () =>
      (await read("/hi/domestic-tours")).split("<article").find((html) => html.includes(title));
    const suggestion = async () =>
      (await (await request.get("/hi/tours/suggestions?q=kerala%20backwaters")).json()).tours[0];
    // Neither a card nor a suggestion shows what the price is for.
    const { price_basis: _, ...others } = texts;
    await setTexts(others);
    await expect.poll(tour).toContain(line);
    expect(await card()).not.toContain(">English<");
    expect(await suggestion()).toMatchObject({ title });
    expect(await suggestion()).not.toHaveProperty("is_english");
    await setTexts({ title });
    await expect.poll(card).toContain(">English<");
    await expect.poll(suggestion).toMatchObject({ title, is_english: true });
    // An English title is not repeated for the agency.
    await site.admin
      .from("translations")
      .update({ texts: { duration: texts.duration ?? "" } })
      .match(ofTour);
    const shortlist = () => read("/hi/shortlist?tours=kerala-backwaters");
    await expect.poll(shortlist).toContain("1. Kerala Backwaters");
    expect(await shortlist()).not.toContain("(Kerala Backwaters");
  });
  await site.admin.from("translations").update({ texts }).match(ofTour);
});

test("the third language can be chosen while another one is offered, in one line of a small phone", {
  tag: "@long",
}, async ({ browser, site }) => {
  await withCompany(site, { tamil: "public", hindi: "public" }, async () => {
    for (const [locale, path, offer, third, other] of [
      ["ta-IN", "/faq", "தமிழில் படிக்க", "हिन्दी", "/hi/faq"],
      ["hi-IN", "/faq", "हिन्दी में पढ़ें", "தமிழ்", "/ta/faq"],
      ["en-IN", "/hi/faq", "Read in English", "தமிழ்", "/ta/faq"],
    ] as const) {
      const viewport = { width: 320, height: 640 };
      const page = await browser.newPage({ locale, baseURL: site.url, viewport });
      await openOncePublic(page, path);
      const languages = page.getByRole("navigation").first();
      await expect(languages.getByRole("link")).toHaveText([offer, third]);
      await expect(languages.getByRole("link").last()).toHaveAttribute("href", other);
      await expect(languages.getByRole("button")).toBeVisible();
      const height = (await languages.boundingBox())?.height ?? 0;
      expect(height, `${locale} on ${path}`).toBeCloseTo(44, 0);
      await page.close();
    }
  });
});

test("the languages scroll away, so the header covers neither the tabs of a tour nor what a tab shows", {
  tag: "@long",
}, async ({ page, site }) => {
  await withCompany(site, { tamil: "public" }, async () => {
    await openOncePublic(page, "/ta");
    const english = "/tour/domestic/kerala-backwaters";
    for (const [path, width] of [
      [english, 390],
      [`/ta${english}`, 820],
      [english, 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page, path);
      await expect(page.locator(".language-bar")).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 1200));
      await page.getByRole("tab").nth(1).click();
      const bottomOf = async (selector: string) => {
        const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
        return y + height;
      };
      const tabs = await page.locator(".tab-bar").boundingBox();
      expect(tabs?.y, `${path} at ${width} px`).toBeCloseTo(await bottomOf("header.sticky"), 0);
      const panel = await page.getByRole("tabpanel").boundingBox();
      expect(panel?.y).toBeCloseTo(await bottomOf(".tab-bar"), 0);
    }
  });
});

test("the menu of a phone opens below the header, also under a notice and languages", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withCompany(site, { tamil: "public", notice_text: "Closed until Monday" }, async () => {
    await openOncePublic(page, "/ta/faq");
    await openHydrated(page, "/faq");
    const above = page.locator(".notice-line, .language-bar");
    await expect(above.filter({ visible: true })).toHaveCount(2);
    await page.getByRole("button", { name: "Open menu" }).click();
    const header = await page.getByRole("banner").boundingBox();
    const menu = await page.getByRole("navigation", { name: "Main", exact: true }).boundingBox();
    expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(above.filter({ visible: true })).toHaveCount(2);
  });
});

test("the operator sees the site in Tamil before visitors do, until the session ends", async ({
  page,
  site,
}) => {
  const setPublished = (is_published: boolean) =>
    site.admin
      .from("translations")
      .update({ is_published })
      .match({ row_id: "rajasthan-royal-forts", language: "ta" });
  await withCompany(site, {}, async () => {
    await setPublished(false);
    await signIn(page, site, "/admin/site-settings/languages");
    await page.getByLabel("Tamil").selectOption("For operators");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectSaved(page, "Languages updated successfully");
    const key = sessionStorageKey(site.url);
    const stored = await page.evaluate((name) => localStorage.getItem(name), key);
    await page.getByRole("button", { name: "Open the site in Tamil" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ta");
    await untilHydrated(page);
    // The line of languages can come while the link is pressed, and moves it.
    await expect(async () => {
      await page.getByRole("link", { name: "வெளிநாடு" }).click();
      await expect(page).toHaveURL(/\/ta\/international-tours$/, { timeout: 5000 });
    }).toPass();

    // What is published, but not yet public.
    const seen = await page.request.get("/ta/domestic-tours");
    expect(seen.status()).toBe(200);
    expect(seen.headers()).toMatchObject({
      "x-robots-tag": "noindex",
      "cache-control": expect.stringMatching(/^no-store/),
    });
    const list = await seen.text();
    expect(list).toMatch(/<h\d[^>]*>கேரளா/);
    expect(list).toMatch(/<h\d[^>]*>.*Rajasthan.*<\/h\d>/);
    const read = await fetch(`${site.url}/rest/v1/translations?select=row_id`, {
      headers: { apikey: site.publishableKey },
    });
    expect(await read.json()).toEqual([]);

    const stranger = (cookie: string) => fetch(`${site.url}/ta/faq`, { headers: { cookie } });
    expect((await stranger("")).status).toBe(404);
    const [cookie] = await page.context().cookies(`${site.url}/ta`);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/ta" });
    const { value = "" } = cookie ?? {};
    // The token is a new one, so the preview does not end with the session's older one.
    expect(stored).not.toContain(value);
    expect((await stranger(`language-preview=${value}`)).status).toBe(200);
    // A token that somebody has made.
    expect((await stranger(`language-preview=${value.slice(0, -9)}AAAAAAAAA`)).status).toBe(404);
    const english = await fetch(`${site.url}/sitemap.xml`).then((response) => response.text());
    expect(english).not.toContain("/ta/");

    await page.goto("/admin/settings");
    await expect(page.getByRole("list", { name: "Signed-in devices" })).toBeVisible();
    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect((await stranger(`language-preview=${value}`)).status).toBe(404);
  });
  await setPublished(true);
});

test("strangers cannot ask for the preview, and the panel's preview has each language", async ({
  site,
}) => {
  const asked = await fetch(`${site.url}/admin/access/language-preview/ta`, { method: "POST" });
  expect(asked.status).toBe(401);
  for (const language of ["ta", "hi"]) {
    const shell = await fetch(`${site.url}/${language}/admin/preview`);
    expect(shell.status).toBe(200);
    expect(shell.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(await shell.text()).toContain(`<html lang="${language}"`);
  }
});

for (const [language, setting, words] of [
  [
    "ta",
    "tamil",
    {
      overview: "அறிமுகம்",
      date: "தேதி",
      people: "எத்தனை பேர்",
      ask: "வாட்ஸ்அப்பில் கேட்க",
      hello: "வணக்கம்",
      dates: "தேதிகள்",
      calendar: /காலண்டரில் சேர்க்க$/,
    },
  ],
  [
    "hi",
    "hindi",
    {
      overview: "परिचय",
      date: "तारीख",
      people: "कितने लोग",
      ask: "व्हाट्सऐप पर पूछें",
      hello: "नमस्ते",
      dates: "तारीखें",
      calendar: /कैलेंडर में जोड़ें$/,
    },
  ],
] as const) {
  test(`a visitor asks about a tour with a date, people and a link in the language (${setting})`, async ({
    page,
    site,
  }) => {
    await withCompany(site, { [setting]: "public" }, async () => {
      const tour = await tourWithDates(site);
      const path = `/${language}${tour.path}`;
      const special = { starts_on: "2031-01-01", price: "₹21,000 New Year special" };
      await site.admin.from("departures").insert({ ...special, tour_id: tour.id });
      await openOncePublic(page, path);
      await expect(page.getByRole("tab").first()).toHaveText(words.overview);
      await page.getByLabel(words.date, { exact: true }).selectOption(tour.startsOn);
      await page.getByLabel(words.people, { exact: true }).fill("4");
      // The sample tour is not translated into Hindi.
      const title = language === "ta" ? `\\(${tour.title}\\)` : tour.title;
      const ask = page.locator("aside").getByRole("link", { name: words.ask });
      await expect
        .poll(async () => new URL((await ask.getAttribute("href")) ?? "").searchParams.get("text"))
        .toMatch(
          new RegExp(
            `^${words.hello}, .+ ${title} .+: ${site.url}${path}\\n${words.date}: .+\\n${words.people}: 4\\n`,
          ),
        );

      await page.getByRole("tab", { name: words.dates }).click();
      const price = page.getByRole("tabpanel").getByText("New Year special", { exact: true });
      await expect(price).toHaveAttribute("lang", "en");
      await site.admin.from("departures").delete().eq("starts_on", special.starts_on);
      const calendar = page.getByRole("link", { name: words.calendar }).first();
      const file = await page.request.get((await calendar.getAttribute("href")) ?? "");
      expect(file.headers()["content-type"]).toContain("text/calendar");
    });
  });
}

test("operator chooses the panel in Tamil, stays in it, and goes back to English", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  const open = (name: string | RegExp) =>
    page.getByRole("navigation", { name: "நிர்வாகம்" }).getByRole("link", { name }).click();
  await signIn(page, site, "/admin/settings");
  await page.getByRole("combobox", { name: "Language of the panel" }).selectOption("தமிழ்");
  await expect(page).toHaveURL(/\/ta\/admin\/settings$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("கணக்கு அமைப்புகள்");
  // An old link leads to the chosen language.
  await page.goto("/admin/trash");
  await expect(page).toHaveURL(/\/ta\/admin\/trash$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("குப்பை");

  await test.step("the preview of an import names the fields in Tamil", async () => {
    await open("சுற்றுலாக்கள்");
    await page.getByRole("button", { name: "இறக்குமதி", exact: true }).click();
    const buffer = Buffer.from("Id,Price,Price from\r\ngolden-triangle,₹4890O,soon");
    await page
      .getByRole("dialog")
      .getByLabel("கோப்பு")
      .setInputFiles({ name: "tours.csv", mimeType: "", buffer });
    await expect(page.getByRole("dialog")).toContainText("tours.csv, C2 (தொடக்க விலை), ");
    await page.keyboard.press("Escape");
  });

  await test.step("an enquiry names the chosen interest in Tamil", async () => {
    const asked = { source: "contact" as const, name: "Asha", interest: "customized" };
    const { data } = await site.admin.from("enquiries").insert(asked).select("id").single();
    await open(/^விசாரணைகள்/);
    await page.getByRole("link", { name: "Asha" }).click();
    await expect(page.getByText("உங்களுக்கேற்ற சுற்றுலாக்கள்")).toBeVisible();
    await site.admin
      .from("enquiries")
      .delete()
      .eq("id", data?.id ?? "");
  });

  await test.step("what the server refuses is said in Tamil", async () => {
    await open("பணியாளர்கள்");
    await page.getByRole("button", { name: "பணியாளர் சேர்" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(site.adminEmail);
    await dialog.getByRole("button", { name: "பணியாளர் சேர்" }).click();
    const reason = "இந்த முகவரிக்கு ஏற்கனவே உள்நுழைய அனுமதி உள்ளது";
    await expectToast(page, `பணியாளரைச் சேர்க்க முடியவில்லை: ${reason}`);
    await dialog.getByRole("textbox").fill("");
    await page.keyboard.press("Escape");
  });

  // An English answer has the English values of its placeholders.
  await open("கேள்வி பதில்");
  await expect(page.getByText(/^We ask for a 50% advance for international tours/)).toBeVisible();

  await open("கணக்கு அமைப்புகள்");
  await page.getByRole("combobox", { name: "நிர்வாகப் பக்கத்தின் மொழி" }).selectOption("English");
  await expect(page).toHaveURL(/[0-9]\/admin\/settings$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Settings");
});

test("the operator translates a tour beside the English, publishes it, and a visitor reads it", async ({
  page,
  site,
}) => {
  const TOUR = "golden-triangle";
  const row = () =>
    site.admin
      .from("translations")
      .select("*")
      .match({ table_name: "tours", row_id: TOUR, language: "ta" })
      .maybeSingle();
  const { data: before } = await site.admin.from("tours").select("*").eq("id", TOUR).single();
  const { data: translated } = await row();
  await site.admin.from("translations").delete().match({ table_name: "tours", row_id: TOUR });
  await withCompany(site, { tamil: "public" }, async () => {
    await signIn(page, site, `/admin/tours/edit/${TOUR}`);
    await page.getByRole("button", { name: "தமிழ் Missing" }).click();
    await expect(page.getByRole("button", { name: "தமிழ் Missing" })).toBeFocused();
    const title = page.getByLabel("Title", { exact: true });
    await expect(title).toHaveAttribute("lang", "ta");
    await expect(title).toHaveAccessibleDescription(before?.title ?? "");
    await title.fill("தங்க முக்கோணம்");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("தங்க முக்கோணம்");
    await expect(preview.locator("html")).toHaveAttribute("lang", "ta");
    await page.getByRole("button", { name: "Preview", exact: true }).click();

    // The unsaved text is not lost by another tab.
    await page.getByRole("button", { name: "English", exact: true }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expectSaved(page, "Translation saved");
    await expect(page.getByRole("button", { name: "தமிழ் Draft" })).toBeVisible();
    expect((await row()).data).toMatchObject({
      texts: { title: "தங்க முக்கோணம்" },
      english: { title: before?.title },
      is_published: false,
    });

    await page.getByRole("button", { name: "Paste an itinerary" }).click();
    await page
      .getByLabel("Text of the itinerary")
      .fill("நாள் 1: டெல்லி வருகை\nஹோட்டலில் ஓய்வு.\nநாள் 2: டெல்லி\nசெங்கோட்டை.");
    await page.getByRole("button", { name: "Make 2 days" }).click();
    await expect(page.getByLabel("Title (1)")).toHaveValue("டெல்லி வருகை");
    await expect(page.getByLabel("Day (2)")).toHaveValue("நாள் 2");
    // A field takes only its part of a text that is pasted into it.
    const description = page.getByLabel("Description (2)");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await description.focus();
    await page.evaluate(() => navigator.clipboard.writeText("நாள் 1: டெல்லி வருகை\nநாள் 2: டெல்லி"));
    await page.keyboard.press("ControlOrMeta+v");
    await page.getByRole("button", { name: "Make 2 days" }).click();
    await expect(description).toHaveValue("செங்கோட்டை.");
    const days = Array.from({ length: 8 }, (_, at) => `நாள் ${at + 1}: டெல்லி வருகை`);
    await page.getByRole("button", { name: "Paste an itinerary" }).click();
    await page.getByLabel("Text of the itinerary").fill(days.join("\n"));
    await page.getByRole("button", { name: "Make 8 days" }).click();
    const left = days.length - (before?.itinerary.length ?? 0);
    await expect(page.getByText(`${left} of 8 days were not taken`)).toBeVisible();
    const proposals = page.getByText("Proposed from the glossary");
    await page.getByRole("button", { name: "Fill known words" }).click();
    await expect(page.getByLabel("Meals (1)")).toHaveValue("இரவு உணவு");
    await expect(page.getByLabel("Title (1)")).toHaveValue("டெல்லி வருகை");
    await expect(proposals.first()).toBeVisible();
    await expect(
      page.getByText(/texts are translated. Visitors read the others in English/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expectSaved(page, "Translation saved");
    await expect(page.getByRole("button", { name: "தமிழ் Missing" })).toBeVisible();
    await expect(proposals).toHaveCount(0);
    const visited = async () => (await page.request.get(`/ta/tour/domestic/${TOUR}`)).text();
    await expect.poll(visited).toMatch(/<h1[^>]*>தங்க முக்கோணம்/);

    await site.admin.from("tours").update({ title: "Golden Triangle Royal" }).eq("id", TOUR);
    await page.getByRole("button", { name: "தமிழ் English changed" }).click();
    await expect(page.getByText("→ Golden Triangle Royal")).toBeVisible();
    await page.getByRole("button", { name: /^Still right ?: Title$/ }).click();
    await expect(title).toBeFocused();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectSaved(page, "Translation saved");
    await expect(page.getByRole("button", { name: "தமிழ் Missing" })).toBeVisible();
    expect((await row()).data?.english.title).toBe("Golden Triangle Royal");
  });
  const { id } = (await row()).data ?? {};
  if (id && translated) {
    const { texts, english, is_published } = translated;
    await site.admin.from("translations").update({ texts, english, is_published }).eq("id", id);
  }
  if (before) await site.admin.from("tours").update({ title: before.title }).eq("id", TOUR);
});

test("the operator adds and deletes a word of the glossary", { tag: "@long" }, async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  await withCompany(site, { hindi: "operators" }, async () => {
    await signIn(page, site, "/admin/site-settings");
    await page.getByRole("link", { name: "Glossary" }).click();
    await expect(page.getByRole("row", { name: /^Breakfast காலை உணவு/ })).toBeVisible();
    await page.getByRole("button", { name: "Add Word" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("English").fill("Breakfast");
    await dialog.getByLabel("Hindi").fill("नाश्ता");
    await dialog.getByRole("button", { name: "Add Word" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("This word is in the glossary already");
    await expectWrites(page, 1);
    await dialog.getByLabel("English").fill("A la carte");
    await dialog.getByRole("button", { name: "Add Word" }).click();
    await expectSaved(page, "Word saved");
    const remove = page.getByRole("button", { name: "Delete A la carte" });
    const question = await confirmed(page, () => remove.click());
    expect(question).toBe("Are you sure you want to delete “A la carte” from the glossary?");
    await expectSaved(page, "Word deleted");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("row", { name: /^A la carte/ })).toBeVisible();
  });
  await site.admin.from("glossary").delete().eq("english", "A la carte");
});

test("a dialog has the languages that are not off, and none while all are off", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site, "/admin/categories");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const name = page.getByLabel("Category Name");
  await expect(name).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Languages of the texts" });
  await expect(tabs).toHaveCount(0);
  const stored = await name.inputValue();
  await name.fill("Peaks");
  await site.admin
    .from("translations")
    .delete()
    .match({ table_name: "categories", language: "hi" });
  await withCompany(site, { hindi: "operators" }, async () => {
    await expect(tabs.getByRole("button")).toHaveCount(2);
    // A language that is switched on meanwhile leaves the form as it is.
    await expect(name).toHaveValue("Peaks");
    await expect(name).toBeFocused();
    await name.fill(stored);
    await tabs.getByRole("button", { name: /^हिन्दी/ }).click();
    const dialog = page.getByRole("dialog", { name: "Category in Hindi" });
    await dialog.getByLabel("Name", { exact: true }).fill("पहाड़");
    await dialog.getByRole("button", { name: "Save Draft" }).click();
    await expectSaved(page, "Translation saved");
    await expect(dialog).toBeHidden();
  });
  await site.admin
    .from("translations")
    .delete()
    .match({ table_name: "categories", language: "hi" });
});

test("a page in Hindi loads the letters of its own language only", { tag: "@long" }, async ({
  page,
  request,
  site,
}) => {
  await withCompany(site, { hindi: "public" }, async () => {
    await untilPublic({ request }, "/hi/faq");
    await expectOwnLetters(page, "/hi/faq", "hindi");
  });
});

/**
 * The server renders dates and the browser hydrates them, each in its time zone: the browser in India's. The sites of
 * all other tests are in New York.
 */
for (const TZ of ["Pacific/Kiritimati", "Asia/Kolkata", "UTC"]) {
  test(`pages in Tamil and Hindi hydrate if the server is in ${TZ}`, { tag: "@long" }, async ({
    page,
  }) => {
    const site = await startSite({ TZ });
    try {
      const tour = await tourWithDates(site);
      await withCompany(site, { tamil: "public", hindi: "public" }, async () => {
        await expect.poll(async () => (await fetch(`${site.url}/hi/tours`)).status).toBe(200);
        for (const path of ["/ta", `/ta${tour.path}`, "/hi/tours", `/hi${tour.path}`]) {
          await openHydrated(page, site.url + path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        }
      });
    } finally {
      await site.stop();
    }
  });
}

/** Opens a page, and checks that of the letters of other languages it loads these alone. */
async function expectOwnLetters(page: Page, path: string, letters: string) {
  const fonts = fontsOf(page);
  await openIdle(page, path);
  await page.evaluate(() => document.fonts.ready);
  const loaded = fonts.flatMap((name) => /tamil|hindi/.exec(name) ?? []);
  expect([...new Set(loaded)]).toEqual([letters]);
}

/** The fonts that the page requests from now on. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  return fonts;
}

/** The path of a tour with dates, and its first guaranteed one. */
async function tourWithDates({ admin }: Site) {
  const guaranteed = admin.from("departures").select("tour_id, starts_on");
  const { data } = await guaranteed.eq("status", "Guaranteed").order("starts_on").limit(1).single();
  const ofId = admin
    .from("tours")
    .select("id, type, title")
    .eq("id", data?.tour_id ?? "");
  const { data: tour } = await ofId.single();
  return {
    id: tour?.id ?? "",
    title: tour?.title ?? "",
    path: `/tour/${tour?.type}/${tour?.id}`,
    startsOn: data?.starts_on ?? "",
  };
}
