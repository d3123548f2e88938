import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { namesInUrls } from "../../app/editing/pictures/metadata.ts";
import { companyDetails } from "../../app/features/company/company-details.ts";
import { readCompany } from "../../app/features/company/data.ts";
import { DEFAULT_LOGO } from "../../app/features/company/defaults.ts";
import { siteIconOf } from "../../app/features/company/look.ts";
import { readDeparture } from "../../app/features/departures/data.ts";
import { readHero } from "../../app/features/hero/data.ts";
import { defaultHero } from "../../app/features/hero/default-hero.ts";
import {
  readMovedTour,
  readTourChange,
  readTourForCalendar,
  readTourPreview,
} from "../../app/features/tours/data.ts";
import { tourPath } from "../../app/features/tours/tour-path.ts";
import { isDay } from "../../app/ui/dates.ts";
import {
  type Language,
  languageOfPath,
  languages,
  pathIn,
  pathOfLanguage,
} from "../../app/ui/languages.ts";
import type { Backend } from "../backend/backend.ts";
import { MB } from "../megabyte.ts";
import { messagesOf } from "../messages.ts";
import { createPublicClient, required } from "../pages/public-client.ts";
import { NOT_FOUND_PATH, type Renderer } from "../pages/render.ts";
import { DiskCache } from "../pictures/disk-cache.ts";
import { type Bytes, encodeIcon, Unreadable } from "../pictures/encode.ts";
import type { OwnPicture } from "../pictures/own-picture.ts";
import { translated } from "../translated.ts";
import { calendarFile } from "./calendar.ts";
import { bandColour, ICONS, type Icon, manifest } from "./manifest.ts";
import type { Preview } from "./preview.ts";
import { robots, sitemapIndex, URLS_PER_FILE, urlSet } from "./sitemap.ts";
import { sitemapPages } from "./sitemap-pages.ts";

interface Options {
  backend: Backend;
  siteUrl: string;
  /** Whether visitors may see the language. */
  isOpen(language: Language): boolean;
  publicDir: string;
  cacheDir: string;
  readOwnPicture(url: string): Promise<OwnPicture | undefined>;
}

/** Part of each preview's cache key. Increase it when the layout of previews changes. */
const LAYOUT = "5";
/** The logo in a link preview, at twice the size at which it is shown. */
const PREVIEW_ICON = { size: 112, margin: 0 };
const PREVIEW_CACHE_BYTES = 256 * MB;

const TEXT_FILES = new Set([
  "/robots.txt",
  "/sitemap.xml",
  ...languages.map((language) => pathIn(language, "/manifest.webmanifest")),
  "/admin.webmanifest",
  "/favicon.ico",
]);
const LANGUAGE = `(?:${languages.map(pathOfLanguage).join("|")})`;
/** The calendar file of one departure, for example /ta/tour/domestic/ooty/2026-12-30.ics. */
const CALENDAR_FILE = RegExp(
  `^${LANGUAGE}/tour/(?:domestic|international)/([^/]+)/(\\d{4}-\\d\\d-\\d\\d)\\.ics$`,
);
/** The preview of the site or of a tour, for example /ta/og/tour/ooty.jpg. */
const PREVIEW_FILE = RegExp(`^${LANGUAGE}/og/(?:site|tour/([A-Za-z0-9][\\w-]{0,99}))\\.jpg$`);
const SITEMAP_OR_ICON = /^\/(?:sitemap-(\d{1,4})\.xml|icons\/([a-z0-9-]+\.png))$/;

/** Renders sitemaps, manifests, icons and other files. They are cached and purged like pages. */
export function createSeoFileRenderer(options: Options): Renderer {
  const { siteUrl, isOpen, publicDir, readOwnPicture } = options;
  const { client, withDeadline } = createPublicClient(options.backend);
  const cache = new DiskCache(options.cacheDir, PREVIEW_CACHE_BYTES);

  async function respond(path: string): Promise<Response> {
    const language = languageOfPath(path);
    if (!isOpen(language)) return notFound();
    if (path === "/robots.txt") return text(robots(siteUrl), "text/plain");
    if (path === "/sitemap.xml") return sitemap(undefined);
    if (path.endsWith("/manifest.webmanifest")) {
      const file = manifest(await company(language), "site", language);
      return text(file, "application/manifest+json");
    }
    if (path === "/admin.webmanifest") {
      return text(manifest(await company(), "panel"), "application/manifest+json");
    }
    // Crawlers and old browsers request this name, and accept a PNG.
    if (path === "/favicon.ico") return icon("icon-48.png");
    const [, ofTour, day] = CALENDAR_FILE.exec(path) ?? [];
    if (ofTour && day) return tourCalendar(decodeURIComponent(ofTour), day, language);
    const [previewFile, tourId] = PREVIEW_FILE.exec(path) ?? [];
    if (previewFile) return tourId ? tourPreview(tourId, language) : sitePreview(language);
    const [, file, iconFile] = SITEMAP_OR_ICON.exec(path) ?? [];
    if (file) return sitemap(Number(file));
    return icon(iconFile ?? "");
  }

  async function company(language: Language = "en") {
    const row = required(await readCompany(client));
    return companyDetails(row && (await translated(client, "company_info", row, language)));
  }

  async function sitemap(file: number | undefined): Promise<Response> {
    const open = languages.filter(isOpen);
    const all = await sitemapPages(client, open);
    const perFile = Math.floor(URLS_PER_FILE / open.length);
    const files = Math.ceil(all.length / perFile);
    if (file === undefined) {
      const isSplit = files > 1;
      return text(
        isSplit ? sitemapIndex(siteUrl, files) : urlSet(siteUrl, all, open),
        "application/xml",
      );
    }
    if (files === 1 || file < 1 || file > files) return notFound();
    const some = all.slice((file - 1) * perFile, file * perFile);
    return text(urlSet(siteUrl, some, open), "application/xml");
  }

  async function tourPreview(id: string, language: Language): Promise<Response> {
    const row = required(await readTourPreview(client, id));
    if (!row) {
      return redirectToMovedTour(
        id,
        language,
        (moved) => `/og/tour/${encodeURIComponent(moved.id)}.jpg`,
      );
    }
    const tour = await translated(client, "tours", { ...row, id }, language);
    const agency = await company(language);
    return preview({
      eyebrow: messagesOf("card", language)(tour.type === "domestic" ? "india" : "international"),
      title: tour.title,
      badge: tour.price?.trim() ?? "",
      note: tour.duration,
      agency: agency.company_name,
      band: bandColour(agency),
      picture: await readWithFocus(tour.image_url),
    });
  }

  async function tourCalendar(id: string, day: string, language: Language): Promise<Response> {
    if (!isDay(day)) return notFound(language);
    const [row, change, departure] = await Promise.all([
      readTourForCalendar(client, id).then(required),
      readTourChange(client, id).then(required),
      readDeparture(client, id, day).then(required),
    ]);
    if (!row) return redirectToMovedTour(id, language, (moved) => `${tourPath(moved)}/${day}.ics`);
    if (!departure || !change) return notFound(language);
    const tour = await translated(client, "tours", { ...row, id }, language);
    const file = calendarFile({
      uid: `${departure.id}@${new URL(siteUrl).hostname}`,
      addedAt: departure.created_at,
      changedAt: change.changed_at,
      title: tour.title,
      startsOn: day,
      days: tour.days ?? 1,
      place: tour.starts_from,
      url: siteUrl + pathIn(language, tourPath(tour)),
    });
    return text(file, "text/calendar");
  }

  /** Redirects to a file of the tour that has got another id. */
  async function redirectToMovedTour(
    missingId: string,
    language: Language,
    path: (moved: { id: string; type: string }) => string,
  ): Promise<Response> {
    const moved = required(await readMovedTour(client, missingId));
    if (!moved) return notFound(language);
    const location = pathIn(language, path(moved));
    return new Response(null, { status: 301, headers: { location } });
  }

  async function sitePreview(language: Language): Promise<Response> {
    const agency = await company(language);
    const hero = required(await readHero(client)) ?? defaultHero;
    return preview({
      eyebrow: agency.city,
      title: agency.tagline,
      badge: "",
      note: "",
      agency: agency.company_name,
      band: bandColour(agency),
      picture: await readWithFocus(hero.background_image),
    });
  }

  async function readWithFocus(url: string): Promise<OwnPicture | undefined> {
    const picture = await readOwnPicture(url);
    const names = namesInUrls([url]);
    if (!picture || names.length === 0) return picture;
    const [metadata] = required(await client.rpc("picture_notes", { names })) ?? [];
    const { focal_x: x = null, focal_y: y = null } = metadata ?? {};
    return x === null || y === null ? picture : { ...picture, focus: { x, y } };
  }

  async function preview(facts: Omit<Preview, "icon">): Promise<Response> {
    const { picture, ...words } = facts;
    const icon = await encodeSiteIcon({ ...PREVIEW_ICON, background: facts.band });
    const name = createHash("sha256")
      .update(JSON.stringify([LAYOUT, words, picture?.focus]))
      .update(icon)
      .update(picture?.bytes ?? "")
      .digest("hex");
    const bytes = await cache.get(`${name}.jpg`, async () => {
      // Loads the fonts only when the first preview is made.
      const { encodePreview } = await import("./preview.ts");
      return encodePreview({ ...facts, icon });
    });
    return image(bytes, "image/jpeg");
  }

  async function icon(file: string): Promise<Response> {
    const found = ICONS[file];
    if (!found) return notFound();
    return image(await encodeSiteIcon(found), "image/png", 300);
  }

  /** The agency's logo as a PNG, or the bundled logo if the agency's cannot be read. */
  async function encodeSiteIcon({ size, background, margin }: Icon): Promise<Bytes> {
    const url = siteIconOf(await company());
    const own = url === DEFAULT_LOGO ? undefined : await readOwnPicture(url);
    if (own) {
      try {
        // Phones crop icons to a circle. The wider margin keeps the corners of an uploaded logo.
        if (background) return await encodeIcon(own, size, "#fff", margin + 0.1);
        return await encodeIcon(own, size, null, 0);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    const bytes = await readFile(join(publicDir, DEFAULT_LOGO));
    return encodeIcon({ bytes, isSvg: true }, size, background, margin);
  }

  return {
    notFoundPath: () => NOT_FOUND_PATH,
    match(path) {
      const route = routeOf(path);
      return route === undefined
        ? undefined
        : { path: route, queryOf: () => new URLSearchParams() };
    },
    async render(path) {
      return { response: await withDeadline(() => respond(path)), hasFailed: false };
    },
  };
}

function routeOf(path: string): string | undefined {
  if (TEXT_FILES.has(path)) return path;
  if (CALENDAR_FILE.test(path)) return "/tour/:type/:id/:day.ics";
  const [previewFile, tourId] = PREVIEW_FILE.exec(path) ?? [];
  if (previewFile) return tourId ? "/og/tour/:id.jpg" : "/og/site.jpg";
  const [, file, icon] = SITEMAP_OR_ICON.exec(path) ?? [];
  if (file) return "/sitemap-:number.xml";
  return icon ? "/icons/:name" : undefined;
}

function text(body: string, type: string): Response {
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" },
  });
}

function image(bytes: Uint8Array<ArrayBuffer>, type: string, maxAge = 86_400): Response {
  return new Response(bytes, {
    headers: { "content-type": type, "cache-control": `public, max-age=${maxAge}` },
  });
}

function notFound(language: Language = "en"): Response {
  return new Response(messagesOf("plain-answers", language)("notFound"), {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
