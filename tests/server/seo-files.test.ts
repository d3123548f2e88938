import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultCompany } from "../../app/features/company/default-company.ts";
import { loadTour } from "../../app/features/tours/site/page/load-tour.ts";
import { pageMeta, tourMeta } from "../../app/site/seo/page-meta.ts";
import { accentTokens } from "../../app/ui/accent-colour.ts";
import { createLog } from "../../server/log.ts";
import { followOpenLanguages } from "../../server/pages/follow-languages.ts";
import { createPages, type Pages } from "../../server/pages/pages.ts";
import { createOwnPictures } from "../../server/pictures/own-picture.ts";
import { createSeoFileRenderer } from "../../server/seo/seo-files.ts";
import { publicLoad, setUpDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { type StubSite, startStubSite } from "./stub-site.ts";

const siteUrl = "https://agency.example";
const publicDir = fileURLToPath(new URL("../../public", import.meta.url));
const cacheDir = mkdtempSync(join(tmpdir(), "seo-files-"));
const parser = new XMLParser({
  isArray: (name) => ["url", "sitemap", "image:image"].includes(name),
});
const tour = {
  title: "Madurai & மதுரை",
  summary: "Two days of temples and jasmine.",
  image_url: "/posters/madurai-temple-trail.svg",
  gallery: ["/posters/madurai-temple-trail-2.svg"],
  price: "₹11,800",
};

const db = setUpDatabase();
let seoFiles: Pages;
let site: StubSite;

beforeAll(async () => {
  await db.service.from("company_info").insert(defaultCompany);
  const { isOpen, onChange } = await followOpenLanguages(db.backend, createLog("silent"));
  const made = createSeoFileRenderer({
    backend: db.backend,
    siteUrl,
    isOpen,
    publicDir,
    cacheDir,
    readOwnPicture: createOwnPictures({
      publicDir,
      origins: [siteUrl],
      readOriginal: async (_, name) =>
        name === "wide.png" ? sharp(join(publicDir, tour.image_url)).png().toBuffer() : undefined,
    }),
  });
  seoFiles = createPages({
    renderer: made,
    queue: (_key, task) => task(),
    backendUrl: null,
    maxBytes: 4_000_000,
    freshMs: 60_000,
  });
  db.backend.onChange(() => seoFiles.clear());
  onChange(() => seoFiles.clear());
  site = await startStubSite(db.backend, { seoFiles });
});

afterAll(async () => {
  await site.close();
  rmSync(cacheDir, { recursive: true });
});

async function get(path: string): Promise<Response> {
  return fetch(site.url + path);
}

/** Waits until the files follow the language. */
async function setTamil(state: "public" | "off"): Promise<void> {
  await db.sql`update company_info set tamil = ${state}`;
  await expect
    .poll(async () => (await get("/ta/manifest.webmanifest")).status)
    .toBe(state === "public" ? 200 : 404);
}

async function addresses(path = "/sitemap.xml"): Promise<{ loc: string; lastmod?: string }[]> {
  const xml = await (await get(path)).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).urlset.url;
}

test("robots.txt allows everything but the panel and the API, and names the sitemap", async () => {
  const response = await get("/robots.txt");
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  const closed = ["/admin", "/auth/", "/rest/", "/realtime/", "/healthz"];
  const lines = closed.map((path) => `Disallow: ${path}`);
  expect(text.trim().split(/\n+/)).toEqual([
    "User-agent: *",
    ...lines,
    "Allow: /",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]);
});

test("the sitemap adds a new tour and drops a deleted one", async () => {
  const before = await addresses();
  expect(before.map(({ loc }) => loc)).toEqual(
    [
      "/",
      "/domestic-tours",
      "/international-tours",
      "/tours",
      "/about-us",
      "/contact-us",
      "/testimonials",
      "/faq",
    ].map((path) => siteUrl + path),
  );
  await db.admin.from("tours").insert({ id: "madurai", ...tour });
  const loc = `${siteUrl}/tour/domestic/madurai`;
  await expect.poll(async () => (await addresses()).map((url) => url.loc)).toContain(loc);
  const added = (await addresses()).find((url) => url.loc === loc);
  expect(Date.parse(added?.lastmod ?? "")).toBeGreaterThan(Date.now() - 60_000);
  await db.admin.from("tours").delete().eq("id", "madurai");
  await expect.poll(async () => (await addresses()).map((url) => url.loc)).not.toContain(loc);
});

test("a changed date changes the sitemap and its entry in calendars", async () => {
  await db.admin.from("tours").insert({ id: "dated", ...tour });
  const departure = { tour_id: "dated", starts_on: "2030-12-14" };
  await db.admin.from("departures").insert(departure).throwOnError();
  await db.sql`update departures set created_at = now() - interval '1 hour'`;
  const lastmod = async () =>
    (await addresses()).find(({ loc }) => loc.endsWith("/dated"))?.lastmod ?? "";
  const entry = async () => {
    const file = await (await get("/tour/domestic/dated/2030-12-14.ics")).text();
    const [, changed = "", sequence] = /LAST-MODIFIED:(\w+)\r\nSEQUENCE:(\d+)/.exec(file) ?? [];
    return { changed, sequence: Number(sequence) };
  };
  await expect.poll(lastmod).not.toBe("");
  const [mapped, marked] = [await lastmod(), await entry()];
  // The next change has another second.
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(Date.parse(mapped) / 1000);
  await db.admin.from("departures").update({ price: "₹13,000" }).eq("tour_id", "dated");
  await expect.poll(lastmod).not.toBe(mapped);
  expect(Date.parse(await lastmod())).toBeGreaterThan(Date.parse(mapped));
  await expect.poll(async () => (await entry()).sequence).toBeGreaterThan(marked.sequence);
  expect((await entry()).changed > marked.changed).toBe(true);
  await db.admin.from("tours").delete().eq("id", "dated");
});

test("a published page is in the sitemap with its picture, and a draft is not", async () => {
  const found = async () =>
    (await addresses()).find(({ loc }) => loc === `${siteUrl}/pages/privacy`);
  const { data } = await db.admin.from("pages").insert(goodRows.pages).select().single();
  await expect.poll(found).toMatchObject({
    lastmod: new Date(data?.updated_at ?? "").toISOString(),
    "image:image": [{ "image:loc": `${siteUrl}/posters/about-1.svg` }],
  });
  await db.admin.from("pages").update({ status: "draft" }).eq("address", "privacy");
  await expect.poll(found).toBeUndefined();
});

test("new texts, figures and policies change the date of every page that says them", async () => {
  const page = { ...goodRows.pages, address: "terms", earlier_addresses: [] };
  await db.admin.from("pages").insert(page).throwOnError();
  const paths = ["", "domestic-tours", "international-tours", "tours", "about-us", "testimonials"];
  const shown = [...paths, "contact-us", "faq", "pages/terms"].map((path) => `${siteUrl}/${path}`);
  const { data } = await db.admin
    .from("company_info")
    .update({ group_size: "8-12" })
    .not("id", "is", null)
    .select("updated_at")
    .single()
    .throwOnError();
  const lastmod = new Date(data.updated_at).toISOString();
  const dated = async () => {
    const pages = await addresses();
    return pages.filter((page) => page.lastmod === lastmod).map(({ loc }) => loc);
  };
  await expect.poll(async () => (await dated()).sort()).toEqual(shown.sort());
  await db.admin.from("pages").delete().eq("address", "terms");
});

test("a tour is in the sitemap in the public languages in which it is published", async () => {
  await db.admin.from("tours").insert({ id: "translated", ...tour });
  const set = (hindi: "public" | "off") =>
    db.admin.from("company_info").update({ hindi }).not("id", "is", null);
  const found = async () =>
    (await addresses()).map(({ loc }) => loc).filter((loc) => loc.endsWith("/translated"));
  const row = { ...goodRows.translations, row_id: "translated", is_published: false };
  await db.admin.from("translations").insert(row);
  await set("public");
  const english = `${siteUrl}/tour/domestic/translated`;
  await expect.poll(found).toEqual([english]);
  await db.admin.from("translations").update({ is_published: true }).eq("language", "hi");
  const hindi = `${siteUrl}/hi/tour/domestic/translated`;
  await expect.poll(found).toEqual([english, hindi]);
  // A change of the translation is one of its page, not of the English one.
  const dateOf = async (url: string) =>
    (await addresses()).find(({ loc }) => loc === url)?.lastmod ?? "";
  const [ofEnglish, ofHindi] = [await dateOf(english), await dateOf(hindi)];
  const ofList = await dateOf(`${siteUrl}/hi/tours`);
  await db.admin
    .from("translations")
    .update({ texts: { title: "पहाड़" } })
    .eq("row_id", "translated");
  await expect.poll(() => dateOf(hindi)).not.toBe(ofHindi);
  expect((await dateOf(hindi)) > ofHindi).toBe(true);
  expect((await dateOf(`${siteUrl}/hi/tours`)) > ofList).toBe(true);
  expect(await dateOf(english)).toBe(ofEnglish);
  await set("off");
  await expect.poll(found).toEqual([english]);
  await db.admin.from("tours").delete().eq("id", "translated");
});

test("what is removed from a page raises its date", async () => {
  const dateOf = async (path: string) =>
    (await addresses()).find(({ loc }) => loc === siteUrl + path)?.lastmod ?? "";
  const departures = ["2030-12-14", "2030-12-21"].map((starts_on) => ({
    tour_id: "removed",
    starts_on,
  }));
  await db.admin.from("tours").insert([
    { id: "removed", ...tour },
    { id: "stays", ...tour },
  ]);
  await db.admin.from("departures").insert(departures).throwOnError();
  const pages = {
    testimonials: "/testimonials",
    about_sections: "/about-us",
    hero_sections: "/",
    // Home has its pictures too.
    carousel_images: "/about-us",
    faq_questions: "/faq",
    categories: "/domestic-tours",
  } as const;
  for (const table of Object.keys(pages) as (keyof typeof pages)[]) {
    await db.admin
      .from(table as "tours")
      .insert(goodRows[table] as never)
      .throwOnError();
  }
  async function expectRaised(path: string, remove: () => PromiseLike<unknown>): Promise<void> {
    const before = await dateOf(path);
    await remove();
    await expect.poll(() => dateOf(path), { message: path }).not.toBe(before);
    expect((await dateOf(path)) > before, `${path} is later than ${before}`).toBe(true);
  }
  const { count: versions } = await versionsOf("removed");
  await expectRaised("/tour/domestic/removed", () =>
    db.admin.from("departures").delete().eq("starts_on", "2030-12-14"),
  );
  const file = await (await get("/tour/domestic/removed/2030-12-21.ics")).text();
  const [, changed = ""] = /LAST-MODIFIED:(\w+)/.exec(file) ?? [];
  const page = await dateOf("/tour/domestic/removed");
  expect(changed).toBe(page.replace(/\.\d+|[-:]/g, ""));
  expect((await versionsOf("removed")).count, "versions of the tour").toBe(versions);
  for (const table of Object.keys(pages) as (keyof typeof pages)[]) {
    await expectRaised(pages[table], () =>
      db.admin
        .from(table as "tours")
        .delete()
        .not("id", "is", null),
    );
  }
  expect(await dateOf("/testimonials"), "its pictures").toBe(await dateOf("/about-us"));
  const hide = () =>
    db.admin.from("tours").update({ hidden_at: new Date().toISOString() }).eq("id", "removed");
  await expectRaised("/domestic-tours", hide);
  await expectRaised("/tours", () => db.admin.from("tours").delete().eq("id", "removed"));
  await expectRaised("/", () => db.admin.from("tours").delete().eq("id", "stays"));
});

function versionsOf(tourId: string) {
  return db.service
    .from("row_versions")
    .select("*", { count: "exact", head: true })
    .eq("row_id", tourId);
}

test("more than 5,000 URLs are split into sitemaps under an index", { tags: "long" }, async () => {
  await db.sql.begin(async (tx) => {
    // Without triggers, because those of the search and the trash are slow.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into tours (id, title, summary, image_url, gallery)
      select 'many-' || n, 'Tour ' || n, 'A tour among many.', '/posters/hero.svg', '{/posters/hero.svg}'
      from generate_series(1, 5200) n`;
  });
  seoFiles.clear();
  const index = await (await get("/sitemap.xml")).text();
  expect(parser.parse(index).sitemapindex.sitemap).toHaveLength(2);
  const all = [...(await addresses("/sitemap-1.xml")), ...(await addresses("/sitemap-2.xml"))];
  expect(new Set(all.map(({ loc }) => loc)).size).toBe(5208);
  expect((await get("/sitemap-3.xml")).status).toBe(404);
  expect((await get("/sitemap-0.xml")).status).toBe(404);
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from tours where id like 'many-%'`;
  });
  seoFiles.clear();
});

test("the link preview of a tour's earlier address redirects to its new one", async () => {
  await db.admin.from("tours").insert({ id: "preview-once", ...tour });
  await db.admin.from("tours").update({ id: "preview-now" }).eq("id", "preview-once");
  for (const path of ["/og/tour/preview-once.jpg", "/og/tour/preview-once.jpg?v=3"]) {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/og/tour/preview-now.jpg");
  }
  expect((await get("/og/tour/preview-once.jpg")).headers.get("content-type")).toBe("image/jpeg");
  await db.sql`delete from tours where id = 'preview-now'`;
});

test("a tour's link preview is a 1200 by 630 JPEG below 600 KB and changes with the tour", async () => {
  await db.admin.from("tours").insert({ id: "preview", ...tour });
  const first = await get("/og/tour/preview.jpg?v=1");
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  const bytes = await first.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(600_000);
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });

  const etag = first.headers.get("etag");
  await db.admin.from("tours").update({ price: "₹12,500" }).eq("id", "preview");
  await expect
    .poll(async () => (await get("/og/tour/preview.jpg")).headers.get("etag"))
    .not.toBe(etag);
  expect((await get("/og/tour/no-such-tour.jpg")).status).toBe(404);
  // No tour can have these ids, so the page routes handle the request.
  for (const id of ["%", "%ZZ", "%00", "a%2Fb", "..%2f..", "'", "a b"]) {
    expect(await (await get(`/og/tour/${id}.jpg`)).text(), id).toBe("a page");
  }
});

test("a public language has a manifest and calendar files of its own", async () => {
  await db.admin.from("tours").insert({ id: "dated-in-tamil", ...tour });
  await db.admin.from("departures").insert({ tour_id: "dated-in-tamil", starts_on: "2030-12-14" });
  const file = "/ta/tour/domestic/dated-in-tamil/2030-12-14.ics";
  for (const path of ["/ta/manifest.webmanifest", file]) expect((await get(path)).status).toBe(404);
  await setTamil("public");
  expect(await (await get("/ta/manifest.webmanifest")).json()).toMatchObject({
    id: "/ta",
    lang: "ta-IN",
    start_url: "/ta",
    shortcuts: [{ url: "/ta/domestic-tours" }, {}, { name: "தொடர்பு" }],
  });
  expect(await (await get(file)).text()).toContain(
    `URL:${siteUrl}/ta/tour/domestic/dated-in-tamil\r\n`,
  );
  for (const missing of ["/ta/tour/domestic/gone/2030-12-14.ics", "/ta/og/tour/gone.jpg"]) {
    expect(await (await get(missing)).text(), missing).toBe("கிடைக்கவில்லை");
  }
  await setTamil("off");
});

test("a link preview follows the focal point of its picture", async () => {
  const url = "/storage/v1/object/public/media/wide.png";
  await db.admin.from("tours").insert({ id: "preview-focus", ...tour, image_url: url });
  const picture = { name: "wide.png", url, focal_x: 0, focal_y: 50 };
  await db.admin.from("pictures").insert(picture).throwOnError();
  const etag = async () => (await get("/og/tour/preview-focus.jpg")).headers.get("etag");
  const left = await etag();
  await db.admin.from("pictures").update({ focal_x: 100 }).eq("name", "wide.png").throwOnError();
  await expect.poll(etag).not.toBe(left);
  await db.sql`delete from tours where id = 'preview-focus'`;
  await db.sql`delete from pictures where name = 'wide.png'`;
});

test("the URL of a tour's link preview changes with what it shows, because other sites cache it", async () => {
  await db.admin.from("tours").insert({ id: "preview-url", ...tour });
  const urlWith = async (focus: string) => {
    const load = publicLoad(db.anonymous);
    const page = await loadTour(load, "domestic", "preview-url");
    const pictures = { [tour.image_url]: { alt: null, position: focus } };
    const { meta } = await tourMeta(load, page.tour, ["en"], pictures);
    return meta?.flatMap((tag) =>
      "property" in tag && tag.property === "og:image" ? tag.content : [],
    )[0];
  };
  const seen = [await urlWith("0% 50%")];
  expect(await urlWith("0% 50%")).toBe(seen[0]);
  seen.push(await urlWith("100% 50%"));
  await db.sql`update tours set title = 'Corrected' where id = 'preview-url'`;
  seen.push(await urlWith("100% 50%"));
  const [company] = await db.sql`select company_name from company_info`;
  await db.sql`update company_info set company_name = 'Renamed'`;
  seen.push(await urlWith("100% 50%"));
  expect(new Set(seen).size).toBe(4);
  await db.sql`update company_info set company_name = ${company?.company_name}`;
  await db.sql`delete from tours where id = 'preview-url'`;
});

test("the URL of the site's link preview changes with the agency's name and colour", async () => {
  const url = async () => {
    const { meta } = await pageMeta(publicLoad(db.anonymous), "/faq", "FAQ", "Questions");
    return JSON.stringify(meta).match(/\/og\/site\.jpg\?v=\w+/)?.[0];
  };
  const [company] = await db.sql`select company_name from company_info`;
  const seen = [await url()];
  expect(await url()).toBe(seen[0]);
  await db.sql`update company_info set company_name = 'Renamed'`;
  seen.push(await url());
  await db.sql`update company_info set company_name = ${company?.company_name}, accent_colour = '#7a1fa2'`;
  seen.push(await url());
  await db.sql`update company_info set accent_colour = null`;
  expect(new Set(seen).size).toBe(3);
  expect(await url()).toBe(seen[0]);
});

test("in a public language, a link preview has the translated words", async () => {
  await db.admin.from("tours").insert({ id: "preview-words", ...tour });
  const etagOf = async (path: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    return response.headers.get("etag");
  };
  expect((await get("/ta/og/site.jpg")).status).toBe(404);
  await setTamil("public");
  const path = "/og/tour/preview-words.jpg";
  const untranslated = await etagOf(`/ta${path}`);
  expect(untranslated).not.toBe(await etagOf(path));
  await db.admin.from("translations").insert({
    table_name: "tours",
    row_id: "preview-words",
    language: "ta",
    texts: { title: "மதுரைக் கோவில்கள்" },
    is_published: true,
  });
  seoFiles.clear();
  expect(await etagOf(`/ta${path}`)).not.toBe(untranslated);
  await setTamil("off");
  await db.sql`delete from tours where id = 'preview-words'`;
});

test.each([
  ["a picture from elsewhere", { image_url: "https://elsewhere.example/a.jpg" }],
  ["a very long title", { title: "அ".repeat(300) }],
  ["a title of characters that no typeface has", { title: "😀😀😀" }],
  ["no price", { price: null }],
])("a tour with %s has a link preview", async (name, change) => {
  const id = `odd-${name.replace(/\W/g, "-")}`;
  const { error } = await db.admin.from("tours").insert({ id, ...tour, ...change });
  expect(error).toBeNull();
  const response = await get(`/og/tour/${id}.jpg`);
  expect(response.status).toBe(200);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1200);
});

test("the manifest with which phones install the site names the agency and icons that exist", async () => {
  const response = await get("/manifest.webmanifest");
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: defaultCompany.company_name,
    start_url: "/",
    display: "standalone",
  });
  // A part of the name, such as "Sri", would be the name on the home screen.
  expect(manifest).not.toHaveProperty("short_name");
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain("512x512");
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(await (await get(src)).arrayBuffer()).metadata();
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
  }
  expect((await get("/icons/no-such.png")).status).toBe(404);
  const old = await get("/favicon.ico");
  expect((await sharp(await old.arrayBuffer()).metadata()).width).toBe(48);
  await db.admin.from("company_info").update({ company_name: "Pamban Travels" }).neq("city", "");
  await expect
    .poll(
      async () => ((await (await get("/manifest.webmanifest")).json()) as { name: string }).name,
    )
    .toBe("Pamban Travels");
});

test("the colour that the agency chose is the one of the installed site and of link previews", async () => {
  const set = (accent_colour: string | null) =>
    db.admin.from("company_info").update({ accent_colour }).neq("city", "");
  const { structure } = accentTokens("#7a1fa2").light;
  const themeOf = async () =>
    ((await (await get("/manifest.webmanifest")).json()) as { theme_color: string }).theme_color;
  await set("#7a1fa2");
  await expect.poll(themeOf).toBe(structure);
  const card = sharp(await (await get("/og/site.jpg")).arrayBuffer());
  const pixel = card.extract({ left: 20, top: 610, width: 1, height: 1 });
  const shown = `#${(await pixel.raw().toBuffer()).toString("hex")}`;
  // JPEG changes colours a little.
  expect(shown.replace(/(\w)\w/g, "$1")).toBe(structure.replace(/(\w)\w/g, "$1"));
  await set(null);
  await expect.poll(themeOf).toBe("#00464e");
});

test("icons and previews show the favicon, or the bundled tower if its file is missing", async () => {
  const set = (favicon_url: string | null) =>
    db.admin.from("company_info").update({ favicon_url }).neq("city", "");
  const files = ["/icons/icon-192.png", "/icons/maskable-512.png", "/favicon.ico", "/og/site.jpg"];
  const read = () =>
    Promise.all(files.map(async (file) => Buffer.from(await (await get(file)).arrayBuffer())));
  const tower = await read();
  await set("/posters/avatar-1.svg");
  await expect
    .poll(async () => (await read()).filter((file, at) => file.equals(tower[at] ?? file)))
    .toEqual([]);
  await set("/storage/v1/object/public/media/gone.png");
  await expect.poll(read).toEqual(tower);
  await set(null);
});

test("without the database the sitemap fails and is not cached", async () => {
  await db.sql`alter view tour_pages rename to tour_pages_away`;
  seoFiles.clear();
  try {
    const response = await get("/sitemap.xml");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
  } finally {
    await db.sql`alter view tour_pages_away rename to tour_pages`;
  }
  expect((await get("/sitemap.xml")).status).toBe(200);
});
