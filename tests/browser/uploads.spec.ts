import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, type Site, signIn, test } from "./fixtures";
import { hold } from "./held-requests";
import { withHero } from "./site-rows";

/** Returns a photograph with EXIF rotation and a GPS position: its left half is red, its right half blue. */
async function photograph(
  width = 400,
  height = 300,
  format: "jpeg" | "webp" = "jpeg",
): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 3, background: "#33c" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#c33" } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: width / 2, top: 0 }])
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

const chooser = (page: Page) => page.locator("input[type=file]");

test.afterEach(async ({ page, site }) => {
  // A page that is still open would ask for the removed pictures.
  await page.close();
  const { data } = await site.admin.storage.from("media").list();
  if (data?.length) await site.admin.storage.from("media").remove(data.map((file) => file.name));
});

test("an uploaded photograph is stored upright, smaller and without GPS, and shown to visitors", async ({
  page,
  site,
}) => {
  await withHero(site, {}, async () => {
    const field = await openHero(page, site);
    const buffer = await photograph(2800, 2100);
    await chooser(page).setInputFiles({ name: "Ooty hills.jpg", mimeType: "image/jpeg", buffer });
    await expect(field).toHaveValue(/^\/storage\/v1\/object\/public\/media\/ooty-hills-\w+\.webp$/);
    await expect(page.getByRole("img", { name: "Preview" })).toHaveJSProperty("naturalWidth", 1920);
    const path = await field.inputValue();
    const response = await page.request.get(path);
    expect(response.headers()["content-type"]).toBe("image/webp");
    const body = await response.body();
    expect(await sharp(body).metadata()).toMatchObject({ width: 1920, height: 2560 });
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.includes("SecretCamera")).toBe(false);
    // The photograph was rotated by 90°, so its left half is at the top.
    const { data } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[data.length - 1]).toBeGreaterThan(150);

    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Hero section updated successfully")).toBeVisible();
    expect(await (await page.request.get("/")).text()).toContain(path.split("/").at(-1));
    const sized = path.replace("/object/", "/render/image/");
    const small = await page.request.get(`${sized}?width=320&format=webp`);
    expect(await sharp(await small.body()).metadata()).toMatchObject({ width: 320 });
  });
});

test("an operator drops and pastes a picture, and other files are refused with a message", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow(); // A file of 40 MB.
  const field = await openHero(page, site);
  /** Returns whether the browser is kept from opening the files. */
  const give = async (target: Locator, type: "dragover" | "drop" | "paste", names: string[]) => {
    const bytes = [...(await photograph())];
    return target.evaluate(
      (element, { type, names, bytes }) => {
        const files = new DataTransfer();
        for (const name of names) {
          files.items.add(new File([Uint8Array.from(bytes)], name, { type: "image/jpeg" }));
        }
        const options = { bubbles: true, cancelable: true };
        const event =
          type === "paste"
            ? new ClipboardEvent(type, { ...options, clipboardData: files })
            : new DragEvent(type, { ...options, dataTransfer: files });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      },
      { type, names, bytes },
    );
  };
  await give(field, "drop", ["dropped.jpg", "second.jpg"]);
  await expect(field).toHaveValue(/media\/dropped-/);
  await expect(page.getByRole("alert")).toHaveText(
    "There is room for one picture here: of 2, dropped.jpg was taken.",
  );
  await give(field, "paste", ["pasted.jpg"]);
  await expect(field).toHaveValue(/media\/pasted-/);
  await expect(page.getByRole("alert")).toHaveCount(0);

  const before = await field.inputValue();
  for (const [name, mimeType, buffer, message] of [
    ["broken.jpg", "image/jpeg", "no picture", /broken\.jpg is not a picture, or it is damaged/],
    ["brochure.pdf", "application/pdf", "no picture", /brochure\.pdf is not a picture/],
    [
      "logo.svg",
      "image/svg+xml",
      "<svg/>",
      "logo.svg is a kind of picture that cannot be used here. Save it as JPEG or PNG and try again.",
    ],
    ["huge.jpg", "image/jpeg", "x".repeat(40 * 1024 * 1024 + 1), /huge\.jpg is larger than 40 MB/],
  ] as const) {
    await chooser(page).setInputFiles({ name, mimeType, buffer: Buffer.from(buffer) });
    await expect(page.getByRole("alert")).toHaveText(message);
  }
  await test.step("on a phone, the bar with the save button does not cover the message", async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.evaluate(() => scrollTo(0, 0));
    const svg = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
    await chooser(page).setInputFiles(svg);
    const alert = page.getByRole("alert").filter({ hasText: "logo.svg" });
    const bar = page.locator(".save-bar");
    await expect(alert).toBeInViewport({ ratio: 1 });
    const top = (await bar.boundingBox())?.y ?? 0;
    const text = await alert.boundingBox();
    expect(text && text.y + text.height).toBeLessThanOrEqual(top);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  // If a file is dropped beside the field, the browser must not replace the panel with the file.
  const heading = page.getByRole("heading", { level: 1 });
  expect(await give(heading, "dragover", ["x.jpg"])).toBe(true);
  expect(await give(heading, "drop", ["x.jpg"])).toBe(true);
  await expect(field).toHaveValue(before);
});

test("several pictures become gallery entries, and an entry moved during an upload gets its own", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site, "/admin/tours/new");
  const files = await Promise.all(
    ["one", "two"].map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photograph(),
    })),
  );
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  await expect(page.getByLabel("Gallery image 2", { exact: true })).toHaveValue(/media\/two-/);
  await expect(page.getByLabel("Gallery image 1", { exact: true })).toHaveValue(/media\/one-/);

  await page.getByRole("button", { name: "Address of gallery image 1" }).click();
  const release = await hold(page, "**/storage/v1/object/media/**");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload Gallery image 1" }).click();
  const buffer = await photograph();
  await (await chosen).setFiles({ name: "late.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Move gallery image 1 later" }).click();
  release();
  await expect(page.getByLabel("Gallery image 2", { exact: true })).toHaveValue(/media\/late-/);
  await expect(page.getByLabel("Gallery image 1", { exact: true })).toHaveValue(/media\/two-/);
});

test("the progress of an upload to Pictures is in view beside a long list", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await signIn(page, site, "/admin/pictures");
  const choose = async (name: string) => {
    const buffer = await photograph();
    await chooser(page).setInputFiles({ name, mimeType: "image/jpeg", buffer });
  };
  await choose("first.jpg");
  await expect(page.getByRole("heading", { name: "first.jpg" })).toBeVisible();
  const release = await hold(page, "**/storage/v1/object/media/**");
  await choose("second.jpg");
  await expect(page.getByRole("progressbar")).toBeInViewport({ ratio: 1 });
  release();
  await expect(page.getByRole("heading", { name: "second.jpg" })).toBeVisible();
});

test("an upload can be cancelled, a failed one shows a message, and the form waits for it", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const field = await openHero(page, site);
  const before = await field.inputValue();
  const files = "**/storage/v1/object/media/**";
  const choose = async (name = "p.jpg") => {
    const buffer = await photograph();
    await chooser(page).setInputFiles({ name, mimeType: "image/jpeg", buffer });
  };
  const alert = page.getByRole("alert");
  const release = await hold(page, files, (route) => route.abort());
  await choose();
  await expect(page.getByRole("progressbar", { name: "Uploading p.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Upload Background Image URL" })).toBeFocused();
  await expect(alert).toHaveCount(0);
  release();
  await choose();
  await expect(alert).toHaveText("The server cannot be reached. Please try again.");
  await page.route(files, (route) =>
    route.fulfill({ status: 500, json: { message: "the disk is full" } }),
  );
  await choose();
  await expect(alert).toHaveText("The picture could not be stored: the disk is full");
  await expect(field).toHaveValue(before);
  expect((await site.admin.storage.from("media").list()).data).toEqual([]);
  await page.unrouteAll();

  const stored = async () => (await site.admin.from("hero_sections").select().single()).data;
  await withHero(site, {}, async () => {
    const mayArrive = await hold(page, files);
    await choose("slow.jpg");
    await expect(page.getByRole("progressbar", { name: "Uploading slow.jpg" })).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      page.getByText("A picture is still being uploaded. Please wait for it, or cancel it."),
    ).toBeVisible();
    expect((await stored())?.background_image).toBe(before);
    mayArrive();
    await expect(field).toHaveValue(/media\/slow-/);
    await expect(page.getByRole("status").filter({ hasText: "slow.jpg is uploaded" })).toHaveCount(
      1,
    );
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Hero section updated successfully")).toBeVisible();
  });
  consoleErrors.length = 0;
});
