import sharp from "sharp";
import { expect, test } from "./fixtures";

test("an uploaded picture is shown in a better format at the width of its place", async ({
  page,
  site,
}) => {
  const photo = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: "#2a6" },
  })
    .jpeg()
    .toBuffer();
  const name = `${crypto.randomUUID()}.jpg`;
  const stored = await site.admin.storage
    .from("media")
    .upload(name, new Uint8Array(photo), { contentType: "image/jpeg" });
  expect(stored.error).toBeNull();
  const id = "uploaded-picture";
  const url = `/storage/v1/object/public/media/${name}`;
  const saved = await site.admin.from("tours").insert({
    id,
    title: "Uploaded picture",
    summary: "A tour with a photograph of its own.",
    image_url: url,
    gallery: [url],
  });
  expect(saved.error).toBeNull();
  const answer = page.waitForResponse((response) => response.url().includes("/render/image/"));
  await page.goto(`/tour/domestic/${id}`);
  expect((await answer).headers()["content-type"]).toBe("image/avif");
  const picture = page.getByRole("img", { name: "Uploaded picture" }).first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\?width=(640|800)&format=avif$/);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/render/image/"))
      .map((entry) => [(entry as PerformanceResourceTiming).initiatorType, entry.name]),
  );
  const current = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(asked.filter(([, address]) => address === current)).toEqual([["link", current]]);
  const preview = await page.request.get(`/og/tour/${id}.jpg`);
  expect((await sharp(await preview.body()).metadata()).width).toBe(1200);

  await site.admin.from("tours").delete().eq("id", id);
  await site.admin.storage.from("media").remove([name]);
  const sized = `${url.replace("/object/", "/render/image/")}?width=640&format=webp`;
  await expect.poll(async () => (await page.request.get(sized)).status()).toBe(404);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const path of [
    "/domestic-tours",
    "/tour/domestic/kerala-backwaters",
    "/about-us",
    "/testimonials",
    "/faq",
    "/contact-us",
  ]) {
    test(`${path} asks for one picture before all else, its largest`, async ({ page }) => {
      await page.goto(path);
      const preloads = page.locator("link[rel=preload][as=image]");
      await expect(preloads).toHaveCount(1);
      const preloaded = await preloads.evaluate((link: HTMLLinkElement) => link.href);
      const largest = () =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              new PerformanceObserver((list) => {
                resolve((list.getEntries().at(-1) as LargestContentfulPaint).url);
              }).observe({ type: "largest-contentful-paint", buffered: true });
            }),
        );
      await expect.poll(largest).toBe(preloaded);
    });
  }
});
