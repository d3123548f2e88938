import { goodRows } from "../rls/rows";
import { expect, signIn, startSite, test } from "./fixtures";
import { expectSaved, expectToast } from "./panel";
import { pictureFile } from "./picture-file";
import { publicPages } from "./site-pages";
import { withHero } from "./site-rows";

test.afterEach(async ({ page, site }) => {
  // A page that is still open would ask for the removed pictures.
  await page.close();
  const { data } = await site.admin.storage.from("media").list();
  if (data?.length) await site.admin.storage.from("media").remove(data.map((file) => file.name));
});

test("an operator describes, chooses, replaces and deletes uploaded pictures", async ({
  page,
  site,
}) => {
  const dialog = page.getByRole("dialog");
  const hero = async () => {
    const html = await (await page.request.get("/")).text();
    return /<img[^>]*hero-picture[^>]*>/.exec(html)?.[0] ?? "";
  };
  await withHero(site, {}, async () => {
    const asSpecified = await hero();
    expect(asSpecified).not.toContain("style=");
    await signIn(page, site, "/admin/pictures");

    await test.step("two uploads are listed, the newest first, and found by a search", async () => {
      const files = [
        await pictureFile("Tea hills.jpg", { width: 1600 }, "#373"),
        await pictureFile("Beach.jpg", { width: 900 }, "#cc9"),
      ];
      await page.locator("input[type=file]").setInputFiles(files);
      await expect(page.getByRole("heading", { level: 2 })).toHaveText([
        "beach.jpg",
        "tea-hills.jpg",
      ]);
      await page.getByLabel("Search").fill("tea");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["tea-hills.jpg"]);
    });

    await test.step("alt text and focal point are saved", async () => {
      await page.getByRole("button", { name: "Edit tea-hills.jpg" }).click();
      await expect(dialog.getByRole("region", { name: "Used in" })).toContainText("Nowhere");
      await expect(dialog.getByRole("button", { name: /^Replace/ })).toHaveCount(0);
      await dialog.getByLabel("Alt text").fill("Tea gardens in the fog");
      await dialog.getByLabel("From the left").fill("20");
      await dialog.getByLabel("From the top").fill("0");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expectSaved(page, "Picture updated successfully");
    });

    await test.step("the hero takes it from the pictures, and visitors see what was said", async () => {
      await page.getByRole("link", { name: "Hero Sections" }).click();
      const field = page.getByLabel("Background Image URL", { exact: true });
      await page.getByRole("button", { name: /^Choose from pictures/ }).click();
      await dialog.getByRole("button", { name: "beach.jpg" }).click();
      await expect(page.getByText("This picture is 900 px wide.")).toBeVisible();
      await page.getByRole("button", { name: /^Choose from pictures/ }).click();
      await dialog.getByRole("button", { name: "Tea gardens in the fog" }).click();
      await expect(field).toHaveValue(/media\/tea-hills-/);
      await expect(page.getByText("This picture is")).toHaveCount(0);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectSaved(page, "Hero section updated successfully");
      expect(await hero()).toContain('alt="Tea gardens in the fog"');
      expect(await hero()).toContain('style="object-position:20% 0%"');
      expect(await hero()).toMatch(/src="[^"#]+tea-hills-\w+\.jpg"/);
    });

    await test.step("a used picture says where before it is deleted, and comes back", async () => {
      await page.getByRole("link", { name: "Pictures", exact: true }).click();
      await page.getByRole("button", { name: "Delete tea-hills.jpg" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByRole("link", { name: /^Hero section/ })).toBeVisible();
      await question.getByRole("button", { name: "Delete" }).click();
      await expectSaved(page, "Picture deleted successfully");
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["beach.jpg"]);
      await page.getByRole("button", { name: "Undo" }).click();
      await expectToast(page, "Deletion undone");
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
    });

    await test.step("an unused picture is deleted without a question, and for good with its file", async () => {
      const { data: beach } = await site.admin
        .from("pictures")
        .select("url")
        .like("name", "beach%");
      const file = async () => (await page.request.get(beach?.[0]?.url ?? "")).status();
      await page.getByRole("button", { name: "Delete beach.jpg" }).click();
      await expectSaved(page, "Picture deleted successfully");
      expect(await file()).toBe(200);
      await page.getByRole("link", { name: "Trash" }).click();
      await page
        .getByRole("listitem")
        .filter({ hasText: "beach-" })
        .getByText("Delete")
        .last()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
      await expectToast(page, "Deleted for good");
      expect(await file()).toBe(404);
      await page.getByRole("link", { name: "Pictures", exact: true }).click();
    });

    await test.step("a replacement is shown everywhere, until it is undone", async () => {
      await page.getByRole("button", { name: "Edit tea-hills.jpg" }).click();
      // Text that is not saved yet goes to the picture that is shown.
      await dialog.getByLabel("Alt text").fill("A lake in the fog");
      const { buffer } = await pictureFile("Lake.jpg", { width: 1600 }, "#357");
      await dialog.getByLabel("Alt text").evaluate(
        (field, bytes) => {
          const dataTransfer = new DataTransfer();
          const type = "image/jpeg";
          dataTransfer.items.add(new File([Uint8Array.from(bytes)], "Lake.jpg", { type }));
          field.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
        },
        [...buffer],
      );
      await expectToast(page, "Picture replaced everywhere");
      // A toast under the pointer stays.
      const done = page.locator("[data-sonner-toast]").filter({ hasText: "replaced everywhere" });
      await done.hover();
      await expect(dialog).toHaveCount(0);
      expect(await hero()).toMatch(/lake-\w+\.jpg/);
      expect(await hero()).toContain('alt="A lake in the fog"');
      await done.getByRole("button", { name: "Undo" }).click();
      await expectToast(page, "Replacement undone");
      expect(await hero()).toMatch(/tea-hills-\w+\.jpg/);
    });
  });
  await expect.poll(hero).not.toContain("style=");
});

test("what is said of a picture is on every page that shows it", { tag: "@long" }, async () => {
  const site = await startSite();
  const { admin } = site;
  const media = "/storage/v1/object/public/media/";
  const names: string[] = [];
  /** The URL of another picture, whose alternative text is its name. */
  const another = (name: string) => {
    names.push(name);
    return media + name;
  };
  const person = { name: "Asha", role: "Planner", picture: another("person") };
  try {
    const gallery = [1, 2, 3].map((at) => another(`houseboat-${at}`));
    const houseboats = { image_url: another("houseboats"), gallery };
    await admin.from("tours").update(houseboats).eq("id", "kerala-backwaters");
    for (const section of ["home", "about", "testimonials"] as const) {
      const slide = { section, url: another(`slide-${section}`) };
      await admin.from("carousel_images").insert({ ...goodRows.carousel_images, ...slide });
    }
    const stored = await Promise.all([
      admin
        .from("hero_sections")
        .update({ background_image: another("hero") })
        .not("id", "is", null),
      admin
        .from("testimonials")
        .insert({ ...goodRows.testimonials, image: another("traveller"), featured: true }),
      admin.from("about_sections").insert({
        ...goodRows.about_sections,
        image_url: another("section"),
        people: [person],
      }),
      admin
        .from("pages")
        .update({ image_url: another("page"), status: "published" })
        .eq("address", "privacy"),
      admin
        .from("company_info")
        .update({
          logo_url: another("logo"),
          logo_dark_url: another("logo-dark"),
          office_picture: another("office"),
          answering: [{ name: person.name, languages: "Tamil" }],
        })
        .not("id", "is", null),
      admin
        .from("pictures")
        .insert(
          names.map((name) => ({ name, url: media + name, alt: name, focal_x: 1, focal_y: 2 })),
        ),
    ]);
    for (const { error } of stored) expect(error).toBeNull();
    const seen = new Set<string>();
    // A quote shows only the logo, beside the name.
    const { quote: _, ...pages } = publicPages;
    for (const path of Object.values(pages)) {
      const html = await (await fetch(site.url + path)).text();
      for (const [img, name = ""] of html.matchAll(
        /<img\b[^>]*\bsrc="\/storage\/v1\/object\/public\/media\/([^"]+)"[^>]*>/g,
      )) {
        seen.add(name);
        expect(img, path).toContain(`alt="${name}"`);
        expect(img, path).toContain('style="object-position:1% 2%"');
      }
    }
    expect([...seen].sort()).toEqual(names.sort());
    const found = await (await fetch(`${site.url}/tours/suggestions?q=kerala`)).json();
    expect(found.pictures[`${media}houseboats`].alt).toBe("houseboats");
  } finally {
    await site.stop();
  }
});
