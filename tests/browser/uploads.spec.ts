import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, type Site, signIn, test } from "./fixtures";
import { hold } from "./held-requests";
import { expectFailedRequests } from "./panel";

/** Returns a photograph with EXIF rotation and a GPS position. */
async function photograph(
  width = 4000,
  height = 3000,
  format: "jpeg" | "webp" = "jpeg",
): Promise<Buffer> {
  const [left, right] = ["#c33", "#33c"];
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: left } })
    .composite([
      {
        input: await sharp({ create: { ...half, background: right } })
          .png()
          .toBuffer(),
        left: width / 2,
        top: 0,
      },
    ])
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: "SecretCamera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 32/1 0/1" },
      },
    })
    .toFormat(format)
    .toBuffer();
}

async function openHero(page: Page, site: Site): Promise<Locator> {
  await signIn(page, site, "/admin/hero-sections");
  const field = page.getByLabel("Background Image URL", { exact: true });
  await expect(field).toBeVisible();
  return field;
}

test.afterEach(async ({ site }) => {
  const { data } = await site.admin.storage.from("media").list();
  if (data?.length) await site.admin.storage.from("media").remove(data.map((file) => file.name));
});

test("an uploaded photograph is stored upright, smaller and without GPS, and shown to visitors", async ({
  page,
  site,
}) => {
  test.slow(); // Two large photographs.
  const before = await site.admin.from("hero_sections").select().single();
  const field = await openHero(page, site);
  for (const format of ["jpeg", "webp"] as const) {
    await page.locator("input[type=file]").setInputFiles({
      name: `Ooty ${format}.${format}`,
      mimeType: `image/${format}`,
      buffer: await photograph(4000, 3000, format),
    });
    await expect(field).toHaveValue(
      new RegExp(`^/storage/v1/object/public/media/ooty-${format}-\\w+\\.webp$`),
    );
    await expect(page.getByRole("img", { name: "Preview" })).toHaveJSProperty("naturalWidth", 1920);
    const response = await page.request.get(site.url + (await field.inputValue()));
    expect(response.headers()["content-type"]).toBe("image/webp");
    const body = await response.body();
    const stored = await sharp(body).metadata();
    expect([stored.width, stored.height]).toEqual([1920, 2560]);
    expect(stored.exif).toBeUndefined();
    expect(body.includes("SecretCamera")).toBe(false);
    // The photograph was rotated by 90°, so its left half is at the top.
    const { data } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[data.length - 1]).toBeGreaterThan(150);
  }

  const address = await field.inputValue();
  await page.getByRole("button", { name: /^(Save|Update)/ }).click();
  await expect(page.getByText("Hero section updated successfully")).toBeVisible();
  const home = await (await page.request.get("/")).text();
  expect(home).toContain(address.split("/").at(-1));
  const sized = address.replace("/object/", "/render/image/");
  const small = await page.request.get(`${sized}?width=320&format=webp`);
  expect((await sharp(await small.body()).metadata()).width).toBe(320);
  await site.admin
    .from("hero_sections")
    .update({ background_image: before.data?.background_image ?? "/posters/hero.svg" })
    .eq("id", before.data?.id ?? "");
});

test("an operator drops and pastes a picture, and other files are refused with a message", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow(); // A file of 40 MB.
  const field = await openHero(page, site);
  const bytes = [...(await photograph(400, 300))];
  for (const [kind, names, warnings] of [
    [
      "drop",
      ["dropped.jpg", "second.jpg"],
      ["There is room for one picture here: of 2, dropped.jpg was taken."],
    ],
    ["paste", ["pasted.jpg"], []],
  ] as const) {
    await field.evaluate(
      (element, [type, names, data]) => {
        const transfer = new DataTransfer();
        for (const name of names) {
          transfer.items.add(new File([Uint8Array.from(data)], name, { type: "image/jpeg" }));
        }
        const event =
          type === "drop"
            ? new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", {
                clipboardData: transfer,
                bubbles: true,
                cancelable: true,
              });
        element.dispatchEvent(event);
      },
      [kind, names, bytes] as const,
    );
    await expect(field).toHaveValue(new RegExp(`media/${names[0].replace(".jpg", "-")}`));
    await expect(page.getByRole("alert")).toHaveText([...warnings]);
  }

  const before = await field.inputValue();
  const chooser = page.locator("input[type=file]");
  const damaged = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await chooser.setInputFiles(damaged);
  await expect(page.getByRole("alert")).toHaveText(
    /broken\.jpg is not a picture, or it is damaged/,
  );
  await chooser.setInputFiles({ ...damaged, name: "brochure.pdf", mimeType: "application/pdf" });
  await expect(page.getByRole("alert")).toHaveText(/brochure\.pdf is not a picture/);
  await chooser.setInputFiles({ ...damaged, name: "logo.svg", mimeType: "image/svg+xml" });
  await expect(page.getByRole("alert")).toHaveText(
    "logo.svg is a kind of picture that cannot be used here. Save it as JPEG or PNG and try again.",
  );
  await chooser.setInputFiles({
    ...damaged,
    name: "huge.jpg",
    buffer: Buffer.alloc(40 * 1024 * 1024 + 1),
  });
  await expect(page.getByRole("alert")).toHaveText(/huge\.jpg is larger than 40 MB/);
  await expect(field).toHaveValue(before);

  // If a file is dropped beside the field, the browser must not replace the panel with the file.
  const taken = await page.getByRole("heading", { level: 1 }).evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], "x.jpg", { type: "image/jpeg" }));
    return ["dragover", "drop"].map((type) => {
      const event = new DragEvent(type, {
        dataTransfer: transfer,
        bubbles: true,
        cancelable: true,
      });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
  });
  expect(taken, "the browser is kept from opening it").toEqual([true, true]);
  await expect(field).toHaveValue(before);
});

test("a picture is what its bytes say, and damage in its middle is found", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const field = await openHero(page, site);
  const chooser = page.locator("input[type=file]");
  const jpeg = await photograph(400, 300);
  const png = await sharp(jpeg).png().toBuffer();
  for (const [name, mimeType, buffer, stored] of [
    ["Ooty.webp", "image/webp", jpeg, /media\/ooty-\w+\.jpg$/],
    ["Kochi.jpg", "image/jpeg", png, /media\/kochi-\w+\.png$/],
    ["Goa.txt", "text/plain", jpeg, /media\/goa-\w+\.jpg$/],
    ["Coorg", "", png, /media\/coorg-\w+\.png$/],
  ] as const) {
    await chooser.setInputFiles({ name, mimeType, buffer });
    await expect(field).toHaveValue(stored);
    await expect(page.getByRole("img", { name: "Preview" })).toHaveJSProperty("complete", true);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  const before = await field.inputValue();
  const noise = Buffer.from(
    Array.from({ length: 90_000 }, (_, i) => (i * 37 + ((i * i) >> 7)) & 255),
  );
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 1 } })
    .jpeg()
    .toBuffer();
  const buffer = Buffer.concat([
    whole.subarray(0, whole.length / 2),
    whole.subarray(whole.length * 0.6),
  ]);
  await chooser.setInputFiles({ name: "hole.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("alert")).toHaveText(
    "hole.jpg: The picture is damaged. Open it, save it again as JPEG and send that file.",
  );
  await expect(field).toHaveValue(before);
  expectFailedRequests(consoleErrors);
});

test("several pictures become gallery entries, and an entry moved during an upload gets its own", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site, "/admin/tours/new");
  const files = await Promise.all(
    ["one", "two"].map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photograph(400, 300),
    })),
  );
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  await expect(page.getByLabel("Gallery image 2", { exact: true })).toHaveValue(/media\/two-/);
  await expect(page.getByLabel("Gallery image 1", { exact: true })).toHaveValue(/media\/one-/);

  await page.getByRole("button", { name: "Address of gallery image 1" }).click();
  const release = await hold(page, "**/storage/v1/object/media/**");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload Gallery image 1" }).click();
  const buffer = await photograph(400, 300);
  await (await chosen).setFiles({ name: "late.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Move gallery image 1 later" }).click();
  release();
  await expect(page.getByLabel("Gallery image 2", { exact: true })).toHaveValue(/media\/late-/);
  await expect(page.getByLabel("Gallery image 1", { exact: true })).toHaveValue(/media\/two-/);
});

test("an upload can be cancelled, a failed one shows a message, and the form waits for it", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const field = await openHero(page, site);
  const before = await field.inputValue();
  const picture = { name: "p.jpg", mimeType: "image/jpeg", buffer: await photograph(400, 300) };
  const release = await hold(page, "**/storage/v1/object/media/**", (route) => route.abort());
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("progressbar", { name: "Uploading p.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  release();
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("alert")).toHaveText(
    "The server cannot be reached. Please try again.",
  );
  await page.route("**/storage/v1/object/media/**", (route) =>
    route.fulfill({ status: 500, json: { message: "the disk is full" } }),
  );
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("alert")).toHaveText(
    "The picture could not be stored: the disk is full",
  );
  await expect(field).toHaveValue(before);
  expect((await site.admin.storage.from("media").list()).data).toEqual([]);
  await page.unrouteAll();

  const hero = await site.admin.from("hero_sections").select().single();
  const mayArrive = await hold(page, "**/storage/v1/object/media/**");
  await page.locator("input[type=file]").setInputFiles({ ...picture, name: "slow.jpg" });
  await expect(page.getByRole("progressbar", { name: "Uploading slow.jpg" })).toBeVisible();
  const save = page.getByRole("button", { name: /^(Save|Update)/ });
  await save.click();
  await expect(
    page.getByText("A picture is still being uploaded. Please wait for it, or cancel it."),
  ).toBeVisible();
  const meanwhile = await site.admin.from("hero_sections").select().single();
  expect(meanwhile.data?.background_image).toBe(hero.data?.background_image);
  mayArrive();
  await expect(field).toHaveValue(/media\/slow-/);
  await save.click();
  await expect(page.getByText("Hero section updated successfully")).toBeVisible();
  await site.admin
    .from("hero_sections")
    .update({ background_image: hero.data?.background_image ?? "/posters/hero.svg" })
    .eq("id", hero.data?.id ?? "");
  consoleErrors.length = 0;
});
