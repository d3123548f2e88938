import { sampleTestimonials } from "../../app/features/testimonials/sample-testimonials.ts";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, openHydrated, type Site, sentBy, test } from "./fixtures";
import { hold } from "./held-requests";

/** The newest comes first. */
async function allTestimonials(site: Site) {
  const rows = site.anonymous.from("testimonials").select("*");
  const { data } = await rows.order("created_at", { ascending: false }).order("id");
  return data ?? [];
}

test("a visitor reads the testimonials, and finds the tours and the contact page", async ({
  page,
  site,
}) => {
  const testimonials = await allTestimonials(site);
  await openHydrated(page, "/testimonials");
  await test.step("the hero, the fixed rating and the number of reviews", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Testimonials" })).toBeVisible();
    const block = page.getByRole("region", { name: "Customer Satisfaction" });
    await expect(block.getByText("4.9/5", { exact: true })).toBeVisible();
    await expect(block.getByText(`${testimonials.length} reviews`)).toBeVisible();
  });
  await test.step("name, picture, stars, comment, location and tour of each", async () => {
    await expect(page.getByRole("figure")).toHaveCount(testimonials.length);
    for (const { name, rating, comment, location, tour, image } of testimonials) {
      const card = page.getByRole("figure").filter({ hasText: name });
      await expect(card.getByRole("img", { name: `${rating} out of 5` })).toBeVisible();
      await expect(card.getByText(comment)).toHaveCSS("-webkit-line-clamp", "3");
      await expect(card.getByText(location)).toBeVisible();
      await expect(card.getByText(tour ?? "")).toBeVisible();
      await expect(card.locator("img")).toHaveAttribute("src", image);
    }
  });
  await test.step("the button of the share section does nothing", async () => {
    const block = page.getByRole("region", { name: "Share Your Experience" });
    const sent = sentBy(page);
    await block.getByRole("button", { name: "Submit Your Testimonial" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/testimonials");
    expect(sent).toEqual([]);
  });
  await test.step("links to the tours and the contact page", async () => {
    for (const [name, path] of [
      ["Explore Tours", "/domestic-tours"],
      ["Contact Us", "/contact-us"],
    ] as const) {
      const link = page.getByRole("main").getByRole("link", { name });
      await expect(link).toHaveAttribute("href", path);
    }
  });
});

test("the testimonial that the operator featured comes first, or else the newest, and without any there are six samples", async ({
  request,
  site,
}) => {
  const stored = () => site.admin.from("testimonials");
  const before = await allTestimonials(site);
  const [newest, other] = before;
  const cards = async (path = "/testimonials") =>
    (await (await request.get(path)).text())
      .split("<figure")
      .slice(1)
      .map((card) => card.split("</figure>")[0] ?? "");
  if (!newest || !other) throw new Error("no testimonials");
  await stored().update({ featured: false }).not("id", "is", null);
  expect((await cards())[0]).toContain(newest.name);
  await stored().update({ featured: true }).eq("id", other.id);
  const shown = await cards();
  expect(shown[0]).toContain(other.name);
  expect(shown.filter((card) => card.includes(other.name))).toHaveLength(1);

  await stored().delete().neq("id", other.id);
  expect(await (await request.get("/testimonials")).text()).toContain('id="reviews"');

  await stored().delete().not("id", "is", null);
  for (const path of ["/testimonials", "/"]) {
    const samples = (await cards(path)).join();
    for (const { name } of sampleTestimonials) expect(samples, path).toContain(name);
  }
  await stored().insert(before);
});

test("a shortened comment has `Read more`, and a broken picture becomes the avatar placeholder", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const tail = "என்று முடிந்தது.";
  const rows = [
    {
      name: "Short",
      comment: "<b>Ten</b> letters and a few more.",
      image: "/posters/nobody.jpg",
    },
    {
      name: "Wide",
      comment:
        "On a wide screen all of this fits into its three lines, on the smallest phone it surely does not.",
    },
    { name: "Long", comment: `${"எல்லாம் நன்றாக இருந்தது. ".repeat(60)}${tail}` },
  ].map((row) => ({ image: "/posters/avatar.svg", location: "Paramakudi", ...row }));
  const names = rows.map(({ name }) => name);
  expect((await site.admin.from("testimonials").insert(rows)).error).toBeNull();
  const card = (name: string) =>
    page.getByRole("figure").filter({ has: page.getByText(name, { exact: true }) });
  await page.goto("/testimonials");
  await expect(card("Long")).toBeVisible();
  await expect(card("Short")).toContainText("<b>Ten</b> letters");
  await expect(card("Short").getByRole("img", { name: "5 out of 5" })).toBeVisible();
  await expect(card("Short").locator("img")).toHaveAttribute("src", "/posters/avatar.svg");
  const more = (name: string) => card(name).getByText("Read more");
  await expect(more("Long")).toBeVisible();
  await expect(more("Short")).toBeHidden();
  await expect(more("Wide")).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(more("Wide")).toBeVisible();

  const heightOf = async (name: string) => (await card(name).boundingBox())?.height ?? 0;
  const closed = await heightOf("Long");
  await more("Long").focus();
  await card("Long").locator("summary").press("Enter");
  await expect(card("Long").getByText("Read less")).toBeVisible();
  await expect(card("Long").locator("p").first()).toHaveCSS("-webkit-line-clamp", "none");
  expect(await heightOf("Long")).toBeGreaterThan(closed);
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
  await card("Long").getByText("Read less").click();
  expect(await heightOf("Long")).toBe(closed);
  await site.admin.from("testimonials").delete().in("name", names);
  await page.goto("about:blank");
  consoleErrors.length = 0;
});

test("six skeletons are shown while the testimonials load, also on the home page, and six samples when they cannot be fetched", {
  tag: "@long",
}, async ({ page, consoleErrors }) => {
  const link = page.getByRole("banner").getByRole("link", { name: "Testimonials" });
  const home = page.getByRole("contentinfo").getByRole("link", { name: "Home" });
  for (const [opener, path, text] of [
    [home, "/", "Send Enquiry"],
    [link, "/testimonials", "4.9/5"],
  ] as const) {
    await openHydrated(page, "/faq");
    const letGo = await hold(page, "**/*.data*");
    await opener.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByTestId("testimonial-skeleton")).toHaveCount(6);
    await expect(page.getByText(text)).toBeVisible();
    letGo();
    await expect(page.getByTestId("testimonial-skeleton")).toHaveCount(0);
    await expect(page.getByRole("figure").first()).toBeVisible();
    await page.unroute("**/*.data*");
  }
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await page.route("**/testimonials.data*", (route) => route.abort());
  await link.click();
  await expect(page.getByRole("figure")).toHaveCount(6);
  expect(consoleErrors.join()).toContain("Failed to load data");
  consoleErrors.length = 0;
});
