// `npm run screenshots` takes the README's screenshot. It also writes a contact sheet of each page
// to test-results/screenshots, in all widths and themes, with illustrations and with photographs.
// `npm run screenshots -- home tour` writes only the contact sheets of these pages.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { type Site, signIn, startSite } from "../tests/browser/fixtures.ts";
import { panelPages, publicPages } from "../tests/browser/site-pages.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "test-results", "screenshots");
const widths = [390, 768, 1024, 1440];
const themes = ["light", "dark"] as const;
const SCALE = 0.3;
const GAP = 24;
const MAX_HEIGHT = 9000;

const panel = Object.entries(panelPages()).map(([name, path]) => [`admin-${name}`, path]);
const pages: Record<string, string> = {
  ...publicPages,
  login: "/admin/login",
  ...Object.fromEntries(panel),
};

interface Sheet {
  left: number;
  shots: { input: Buffer; left: number; top: number; bottom: number }[];
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !pages[name]);
if (unknown.length > 0) throw new Error(`No such page: ${unknown}. Pages: ${Object.keys(pages)}`);
const names = wanted.length > 0 ? wanted : Object.keys(pages);

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  mkdirSync(folder, { recursive: true });
  if (wanted.length === 0) await takeReadmePicture(browser, site);
  const sheets = new Map(names.map((name): [string, Sheet] => [name, { left: GAP, shots: [] }]));
  await shoot(browser, site, sheets);
  await showPhotographs(site);
  await shoot(browser, site, sheets);
  for (const [name, sheet] of sheets) await writeSheet(name, sheet);
  console.log(`${sheets.size} contact sheets in ${folder}`);
} finally {
  await browser.close();
  await site.stop();
}

async function takeReadmePicture(browser: Browser, site: Site) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(site.url, { waitUntil: "networkidle" });
  const path = join(root, "docs", "screenshots", "home.jpg");
  await page.screenshot({ path, type: "jpeg", quality: 82 });
  await page.close();
}

/** Adds a screenshot in every theme and width to each page's contact sheet. */
async function shoot(browser: Browser, site: Site, sheets: Map<string, Sheet>) {
  const firstOfPanel = [...sheets.keys()].find((name) => name.startsWith("admin-"));
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    for (const [name, sheet] of sheets) {
      const path = pages[name] ?? "/";
      if (name === firstOfPanel) await signIn(page, site);
      for (const width of widths) {
        await page.setViewportSize({ width, height: Math.round(width < 768 ? 844 : 900) });
        await page.goto(site.url + path, { waitUntil: "networkidle" });
        // Loads lazy pictures too, so that the screenshot shows them.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        const shot = sharp(await page.screenshot({ fullPage: true }));
        const size = await shot.metadata();
        const height = Math.min(size.height, MAX_HEIGHT);
        const { data, info } = await shot
          .extract({ left: 0, top: 0, width: size.width, height })
          .resize({ width: Math.round(width * SCALE) })
          .toBuffer({ resolveWithObject: true });
        sheet.shots.push({ input: data, left: sheet.left, top: GAP, bottom: GAP + info.height });
        sheet.left += info.width + GAP;
      }
    }
    await context.close();
  }
}

async function writeSheet(name: string, { left, shots }: Sheet) {
  const height = Math.max(...shots.map(({ bottom }) => bottom)) + GAP;
  await sharp({ create: { width: left, height, channels: 3, background: "#888" } })
    .composite(shots)
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
}

/** Replaces the illustrations with pictures that have the sizes and flaws of real photographs. */
async function showPhotographs(site: Site) {
  const kinds = [
    { name: "portrait", width: 1200, height: 2100, brightness: 1, quality: 85 },
    { name: "panorama", width: 3600, height: 900, brightness: 1.05, quality: 85 },
    { name: "dark", width: 1800, height: 1200, brightness: 0.25, quality: 85 },
    { name: "bright", width: 1600, height: 1200, brightness: 2.2, quality: 85 },
    { name: "poor", width: 320, height: 240, brightness: 1, quality: 15 },
  ];
  const scenes = ["kerala-backwaters", "ooty-kodaikanal-hills", "golden-triangle"];
  const urls: string[] = [];
  const media = site.admin.storage.from("media");
  for (const { name, width, height, brightness, quality } of kinds) {
    for (const scene of scenes) {
      const grain = await sharp({
        create: {
          width,
          height,
          channels: 3,
          background: "#808080",
          noise: { type: "gaussian", mean: 128, sigma: 40 },
        },
      })
        .png()
        .toBuffer();
      const photograph = await sharp(readFileSync(join(root, `public/posters/${scene}.svg`)))
        .resize(width, height, { fit: "cover" })
        .modulate({ brightness, saturation: 0.8 })
        .composite([{ input: grain, blend: "overlay" }])
        .blur(1.2)
        .jpeg({ quality })
        .toBuffer();
      const path = `${name}-${scene}.jpg`;
      const body = new Uint8Array(photograph).buffer;
      const { error } = await media.upload(path, body, { contentType: "image/jpeg" });
      if (error) throw error;
      urls.push(media.getPublicUrl(path).data.publicUrl);
    }
  }
  const at = (index: number) => urls[index % urls.length] ?? "";
  const { data: tours } = await site.admin.from("tours").select("id");
  for (const [index, { id }] of (tours ?? []).entries()) {
    const gallery = [at(index + 1), at(index + 4), at(index + 7), at(index + 10)];
    await site.admin
      .from("tours")
      .update({ image_url: at(index), gallery })
      .eq("id", id);
  }
  await site.admin
    .from("hero_sections")
    .update({ background_image: at(0) })
    .not("id", "is", null);
  const { data: slides } = await site.admin.from("carousel_images").select("id");
  for (const [index, { id }] of (slides ?? []).entries()) {
    await site.admin
      .from("carousel_images")
      .update({ url: at(index * 3 + 1) })
      .eq("id", id);
  }
  const { data: sections } = await site.admin.from("about_sections").select("id");
  for (const [index, { id }] of (sections ?? []).entries()) {
    await site.admin
      .from("about_sections")
      .update({ image_url: at(index * 3) })
      .eq("id", id);
  }
  await site.admin.from("about_sections").insert([
    {
      title: "Our office",
      content: "Above the bus stand, first floor.",
      image_url: at(4),
      section_order: 2,
      layout: "wide picture",
      people: [],
    },
    {
      title: "Who plans your tour",
      content: "These are the people who will ask you.",
      image_url: "",
      section_order: 3,
      layout: "people",
      people: ["Asha", "Kumar", "Meena", "Selvam", "கவிதா"].map((name, index) => ({
        name,
        role: "Tour planner",
        picture: at(index * 3),
      })),
    },
  ]);
  const { data: testimonials } = await site.admin.from("testimonials").select("id");
  for (const [index, { id }] of (testimonials ?? []).entries()) {
    await site.admin
      .from("testimonials")
      .update({ image: at(index) })
      .eq("id", id);
  }
}
