import sharp from "sharp";
import { expect, type Site, signIn, test } from "./fixtures";
import { pictureFile } from "./picture-file";
import { withCompany } from "./site-rows";
import { addTour } from "./tour-rows";

/** Uploads a photograph. Returns its file name. */
async function storePhoto(site: Site): Promise<string> {
  const size = { width: 2000, height: 1500 };
  const { name, buffer } = await pictureFile(`${crypto.randomUUID()}.jpg`, size);
  const { error } = await site.admin.storage
    .from("media")
    .upload(name, new Uint8Array(buffer), { contentType: "image/jpeg" });
  expect(error).toBeNull();
  return name;
}

const urlOf = (name: string) => `/storage/v1/object/public/media/${name}`;

test("an uploaded picture is shown in a better format at its displayed width", async ({
  page,
  site,
}) => {
  const name = await storePhoto(site);
  const url = urlOf(name);
  const id = "uploaded-picture";
  const pictures = { image_url: url, gallery: [url] };
  const tour = await addTour(site, { id, title: "Uploaded picture", ...pictures });
  const sizedResponse = page.waitForResponse((response) =>
    response.url().includes("/render/image/"),
  );
  await page.goto(tour.path);
  expect((await sizedResponse).headers()["content-type"]).toBe("image/webp");
  const picture = page.getByRole("img", { name: "Uploaded picture" }).first();
  const currentSrc = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(currentSrc).toMatch(/\?width=(640|800)&format=webp$/);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/render/image/"))
      .map((entry) => [(entry as PerformanceResourceTiming).initiatorType, entry.name]),
  );
  const current = await currentSrc();
  expect(requested.filter(([, address]) => address === current)).toEqual([["link", current]]);
  const preview = await page.request.get(`/og/tour/${id}.jpg`);
  expect((await sharp(await preview.body()).metadata()).width).toBe(1200);

  await tour.remove();
  await site.admin.storage.from("media").remove([name]);
  const sized = `${url.replace("/object/", "/render/image/")}?width=640&format=webp`;
  await expect.poll(async () => (await page.request.get(sized)).status()).toBe(404);
});

test("an uploaded picture in a row starts at the edge of the row", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const name = await storePhoto(site);
  const image = urlOf(name);
  const tour = await addTour(site, { id: "row", image_url: image, gallery: [image] });
  const praise = { name: "Row", image, location: "Ooty", comment: "A card with a photograph." };
  await site.admin.from("testimonials").insert(praise).throwOnError();
  const gapBefore = (row: string) =>
    page
      .locator(`:is(${row}):has(img[src="${image}"])`)
      .first()
      .evaluate((element) => {
        const img = element.querySelector("img") as HTMLImageElement;
        return img.getBoundingClientRect().x - element.getBoundingClientRect().x;
      });
  await withCompany(site, { logo_url: image }, async () => {
    await page.goto("/testimonials");
    await expect(page.locator(`figcaption img[src="${image}"]`)).toBeVisible();
    expect(await gapBefore("header a")).toBe(0);
    expect(await gapBefore("figcaption")).toBe(0);
    await signIn(page, site);
    await expect.poll(() => gapBefore("th > span")).toBe(0);
  });
  await tour.remove();
  await site.admin.from("testimonials").delete().eq("image", image);
  await site.admin.storage.from("media").remove([name]);
});

test("the largest picture of a phone's first screen is preloaded at high priority", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/tour/domestic/kerala-backwaters", "/about-us"]) {
    await page.goto(path);
    const preloads = page.locator("link[rel=preload][as=image][fetchpriority=high]");
    const preloaded = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ href }) => href),
    );
    const largest = await page.locator("img").evaluateAll((images: HTMLImageElement[]) => {
      const shownArea = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width * (Math.min(bottom, window.innerHeight) - Math.max(top, 0));
      };
      return images.toSorted((a, b) => shownArea(b) - shownArea(a))[0]?.currentSrc;
    });
    expect(preloaded, path).toContain(largest);
  }
});
