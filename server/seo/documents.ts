import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { regionLabel } from "../../app/features/categories/tour-type.ts";
import { companyDetails } from "../../app/features/company/company-details.ts";
import { readCompany } from "../../app/features/company/data.ts";
import { readHero } from "../../app/features/hero/data.ts";
import { defaultHero } from "../../app/features/hero/default-hero.ts";
import { listTourAddresses, readTourPreview } from "../../app/features/tours/data.ts";
import { tourPath } from "../../app/features/tours/tour-path.ts";
import type { Backend } from "../backend/backend.ts";
import { createRecordedClient } from "../pages/recorded-client.ts";
import type { Renderer } from "../pages/render.ts";
import { DiskCache } from "../pictures/disk-cache.ts";
import { drawIcon } from "../pictures/encode.ts";
import type { OwnPicture } from "../pictures/own-picture.ts";
import { manifest } from "./manifest.ts";
import type { Preview } from "./preview.ts";
import { robots } from "./robots.ts";
import { ADDRESSES_PER_FILE, type Address, latest, sitemapIndex, urlSet } from "./sitemap.ts";

interface Options {
  backend: Backend;
  siteUrl: string;
  /** The folder that holds `posters/`. */
  publicDir: string;
  cacheDir: string;
  readOwnPicture(address: string): Promise<OwnPicture | undefined>;
}

/** Changed when the drawing itself changes, so that nothing old is shown. */
const DRAWING = "2";
const PREVIEW_BYTES = 256 * 1024 * 1024;

const ICONS: Record<string, { size: number; background: string | null; room: number }> = {
  "icon-48.png": { size: 48, background: null, room: 0 },
  "icon-192.png": { size: 192, background: null, room: 0 },
  "icon-512.png": { size: 512, background: null, room: 0 },
  // A touch icon is shown on any colour, so its corners are filled.
  "icon-180.png": { size: 180, background: "#0f5960", room: 0.02 },
  "maskable-192.png": { size: 192, background: "#0f5960", room: 0.1 },
  "maskable-512.png": { size: 512, background: "#0f5960", room: 0.1 },
};
const TEXT_FILES = new Set([
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/og/site.jpg",
  "/favicon.ico",
]);
const OTHERS =
  /^\/(?:sitemap-(\d{1,4})\.xml|og\/tour\/([A-Za-z0-9][\w-]{0,99})\.jpg|icons\/([a-z0-9-]+\.png))$/;

/** The files that are made of the site's content: kept in memory and purged like its pages. */
export function createDocuments(options: Options): Renderer {
  const { siteUrl, publicDir, readOwnPicture } = options;
  const { client, record } = createRecordedClient(options.backend);
  const cache = new DiskCache(options.cacheDir, PREVIEW_BYTES);

  async function answer(path: string): Promise<Response> {
    if (path === "/robots.txt") return text(robots(siteUrl), "text/plain");
    if (path === "/sitemap.xml") return sitemap(undefined);
    if (path === "/manifest.webmanifest") {
      return text(manifest(await company()), "application/manifest+json");
    }
    if (path === "/og/site.jpg") return sitePreview();
    // Asked for by name by crawlers and old browsers, which take a PNG under it.
    if (path === "/favicon.ico") return drawing("icon-48.png");
    const [, file, tourId, icon] = OTHERS.exec(path) ?? [];
    if (file) return sitemap(Number(file));
    if (tourId) return tourPreview(tourId);
    return drawing(icon ?? "");
  }

  async function company() {
    return companyDetails(required(await readCompany(client)));
  }

  async function sitemap(file: number | undefined): Promise<Response> {
    const all = await addresses();
    const files = Math.ceil(all.length / ADDRESSES_PER_FILE);
    if (file === undefined) {
      const isSplit = files > 1;
      return text(isSplit ? sitemapIndex(siteUrl, files) : urlSet(siteUrl, all), "application/xml");
    }
    if (files === 1 || file < 1 || file > files) return notFound();
    const first = (file - 1) * ADDRESSES_PER_FILE;
    return text(urlSet(siteUrl, all.slice(first, first + ADDRESSES_PER_FILE)), "application/xml");
  }

  async function addresses(): Promise<Address[]> {
    const newest = async (
      table: "company_info" | "hero_sections" | "about_sections" | "testimonials",
    ) =>
      required(
        await client
          .from(table)
          .select("updated_at")
          .order("updated_at", { ascending: false })
          .limit(1)
          .maybeSingle(),
      )?.updated_at;
    const [found, agency, hero, about, testimonial] = await Promise.all([
      listTourAddresses(client),
      newest("company_info"),
      newest("hero_sections"),
      newest("about_sections"),
      newest("testimonials"),
    ]);
    const tours = required(found) ?? [];
    const changed = (type?: string) =>
      latest(tours.filter((tour) => !type || tour.type === type).map((tour) => tour.updated_at));
    return [
      { path: "/", changedAt: latest([changed(), agency, hero, testimonial]) },
      { path: "/domestic-tours", changedAt: changed("domestic") },
      { path: "/international-tours", changedAt: changed("international") },
      { path: "/about-us", changedAt: about },
      { path: "/contact-us", changedAt: agency },
      { path: "/testimonials", changedAt: testimonial },
      { path: "/faq" },
      ...tours.map((tour) => ({
        path: tourPath(tour),
        changedAt: tour.updated_at,
        pictures: [tour.image_url, ...tour.gallery],
      })),
    ];
  }

  async function tourPreview(id: string): Promise<Response> {
    const tour = required(await readTourPreview(client, id));
    if (!tour) return notFound();
    return preview({
      eyebrow: regionLabel(tour.type),
      title: tour.title,
      badge: tour.price?.trim() ?? "",
      note: tour.duration,
      agency: (await company()).company_name,
      picture: await readOwnPicture(tour.image_url),
    });
  }

  async function sitePreview(): Promise<Response> {
    const { company_name, tagline, city } = await company();
    const hero = required(await readHero(client)) ?? defaultHero;
    return preview({
      eyebrow: city,
      title: tagline,
      badge: "",
      note: "",
      agency: company_name,
      picture: await readOwnPicture(hero.background_image),
    });
  }

  async function preview(facts: Omit<Preview, "mark">): Promise<Response> {
    const { picture, ...words } = facts;
    const name = createHash("sha256")
      .update(JSON.stringify([DRAWING, words]))
      .update(picture?.bytes ?? "")
      .digest("hex");
    const bytes = await cache.get(`${name}.jpg`, async () => {
      // Loaded with its typefaces when the first preview is made, not when the site starts.
      const { drawPreview } = await import("./preview.ts");
      return drawPreview({ ...facts, mark: await logo() });
    });
    return image(bytes, "image/jpeg");
  }

  async function drawing(file: string): Promise<Response> {
    const icon = ICONS[file];
    if (!icon) return notFound();
    const bytes = await drawIcon(await logo(), icon.size, icon.background, icon.room);
    return image(bytes, "image/png");
  }

  function logo(): Promise<Buffer> {
    return readFile(join(publicDir, "posters", "logo.svg"));
  }

  return {
    isKnown: (path) => TEXT_FILES.has(path) || OTHERS.test(path),
    async render(path) {
      const sources = new Set<string>();
      const response = await record(sources, () => answer(path));
      return { response, sources, hasFailed: false };
    },
  };
}

/** A file half made of missing rows must not be kept: whoever asked gets an error, and asks again. */
function required<T>({ data, error }: { data: T; error: { message: string } | null }): T {
  if (error) throw new Error(error.message);
  return data;
}

function text(body: string, type: string): Response {
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" },
  });
}

function image(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: { "content-type": type, "cache-control": "public, max-age=86400" },
  });
}

function notFound(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
