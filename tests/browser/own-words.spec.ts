// What the operator says in Site Settings, the hero and the carousel, as visitors read it.
import { readMessages } from "../../scripts/messages.ts";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, openHydrated, openOncePublic, signIn, test } from "./fixtures";
import { expectSaved } from "./panel";
import { withCompany, withHero } from "./site-rows";

const MISSION = readMessages("en")["about-texts"]?.mission ?? "";
const tamil = (name: string) => readMessages("ta")["about-texts"]?.[name] ?? name;

const paths = [
  "/",
  "/domestic-tours",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/tours",
];

test("figures that the operator hides or changes are hidden or changed everywhere", async ({
  request,
  site,
}) => {
  const mainOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<main.*<\/main>/s.exec(html)?.[0].replaceAll("<!-- -->", "") ?? "";
  };
  const figures = { years_of_experience: null, happy_travellers: "900", displayed_rating: null };
  await withCompany(site, { ...figures, tour_rating: null }, async () => {
    const home = await mainOf("/");
    const terms = [...home.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, term]) => term);
    expect(terms).toEqual(["Happy travellers", "Satisfaction rate", "Support on tour"]);
    expect(home).toContain(">900<");
    expect(home).not.toMatch(/>[^<]*\/5/);
    const about = await mainOf("/about-us");
    expect(about).toContain("and brought them home.");
    expect(about).toMatch(/<h\d[^>]*>900 happy travellers/);
    expect(about).not.toMatch(/years of experience/i);
  });
});

test("an operator puts a notice above the header, and a visitor closes it", async ({
  page,
  site,
}) => {
  await withCompany(site, {}, async () => {
    await signIn(page, site, "/admin/site-settings/notice");
    await page.getByLabel("Text").fill("பொங்கல் விடுமுறை: closed until Monday");
    await page.getByLabel("Link").fill("/contact-us");
    await page.getByLabel("From").fill("2026-01-14T09:00");
    await page.getByLabel("Until").fill("2026-01-14T09:00");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Must be later than the first moment")).toBeVisible();
    await page.getByLabel("Until").fill("2099-01-14T09:00");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Notice updated successfully")).toBeVisible();

    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, "/faq");
    const notice = page.getByRole("complementary", { name: "Notice" });
    await expect(notice.locator("[lang=ta]")).toHaveText("பொங்கல் விடுமுறை: ");
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 195, height: 600 });
    await expectNoSidewaysScroll(page);
    await notice.getByRole("link").click();
    await expect(page).toHaveURL("/contact-us");
    await notice.getByRole("button", { name: "Close notice" }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(notice).toBeHidden();
    await site.admin
      .from("company_info")
      .update({ notice_text: "Open again" })
      .not("id", "is", null);
    await page.reload();
    await expect(notice).toBeVisible();
  });
});

test("the hero's button and the pictures of sections are those of the operator", {
  tag: "@long",
}, async ({ page, site }) => {
  const hero = { button_text: "Pongal tours", button_link: "/tours?q=pongal" };
  const { data: pictures } = await site.admin
    .from("carousel_images")
    .insert([
      { section: "about", url: "/posters/carousel-1.svg", caption: "Our office", order: 0 },
      { section: "testimonials", url: "/posters/carousel-2.svg", caption: "A family", order: 0 },
    ])
    .select("id");
  try {
    await withHero(site, hero, async () => {
      await openHydrated(page, "/");
      await page.getByRole("link", { name: hero.button_text }).click();
      await expect(page).toHaveURL(hero.button_link);
    });
    const file = { button_text: "Our office", button_link: "/posters/carousel-1.svg" };
    await withHero(site, file, async () => {
      await openHydrated(page, "/");
      await page.getByRole("link", { name: file.button_text }).click();
      await expect(page).toHaveURL(file.button_link);
      await expect(page.getByRole("heading")).toHaveCount(0);
    });
    await page.goto("/about-us");
    await expect(page.getByRole("main").getByText("Our office")).toBeVisible();
    await page.goto("/testimonials");
    await expect(page.getByRole("main").getByText("A family")).toBeVisible();
  } finally {
    const ids = pictures?.map(({ id }) => id) ?? [];
    await site.admin.from("carousel_images").delete().in("id", ids);
  }
});

test("an operator writes a page's words, and an emptied field brings the specified ones back", async ({
  page,
  request,
  site,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  await withCompany(site, {}, async () => {
    await signIn(page, site, "/admin/site-settings/page-texts");
    const mission = page.getByLabel("Mission", { exact: true });
    const save = page.getByRole("button", { name: "Save Changes" });
    await mission.fill("எங்கள் நோக்கம்");
    await page.getByLabel("Domestic Tours").fill("Our own words for India");
    await save.click();
    await expectSaved(page, "Page texts updated successfully");
    expect(await read("/about-us")).toContain("எங்கள் நோக்கம்</");
    expect(await read("/domestic-tours")).toContain("Our own words for India</");
    await mission.fill("");
    await save.click();
    await expect(mission).toHaveValue(MISSION);
    const stored = () => site.admin.from("company_info").select("page_texts").single();
    await expect
      .poll(async () => (await stored()).data?.page_texts)
      .toEqual({ domestic_tours: "Our own words for India" });
    expect(await read("/about-us")).toContain(`${MISSION}</`);
  });
});

test("in Tamil, the operator's English words stand in English until he translates them, not the words before them", {
  tag: "@long",
}, async ({ page, site }) => {
  const own = {
    working_hours: "Open all day",
    city: "Chennai",
    page_texts: { mission: "Our own mission", domestic_tours: "Our own words for India" },
  };
  await withCompany(site, { tamil: "public", ...own }, async () => {
    await openOncePublic(page, "/ta/about-us");
    await expect(page.getByText("Our own mission")).toHaveAttribute("lang", "en");
    await expect(page.getByText("Open all day").first()).toHaveAttribute("lang", "en");
    await expect(page.getByText(tamil("mission"))).toHaveCount(0);
    // What the operator has not changed stays Tamil.
    await expect(page.getByText(tamil("value_1"))).toBeVisible();
    await expect(page.getByRole("main")).toContainText("மதுரை மெயின் ரோடு");
    await expect(page.getByRole("main")).toContainText("Chennai");
    await expect(page.locator("body")).not.toContainText("திங்கள் முதல் ஞாயிறு");
    await page.goto("/ta/domestic-tours");
    await expect(page.getByText("Our own words for India")).toHaveAttribute("lang", "en");
  });
});

test("once the name is changed, nothing says Vaigai Holidays, and the colour reaches hero and footer", async ({
  page,
  request,
  site,
}) => {
  const name = "அன்பு Tours";
  await withCompany(site, { company_name: name, accent_colour: "#7a1fa2" }, async () => {
    for (const path of [...paths, "/manifest.webmanifest", "/posters/logo.svg"]) {
      const text = await (await request.get(path)).text();
      expect(text, path).not.toContain("Vaigai Holidays");
    }
    await openHydrated(page, "/");
    for (const place of [page.locator(".site-footer"), page.locator(".hero-words").locator("..")]) {
      await expect(place).not.toHaveCSS("background-color", "oklch(0.36 0.062 208)");
    }
    await signIn(page, site);
    await expect(page.getByText("அன்பு").last()).toBeVisible();
  });
});
