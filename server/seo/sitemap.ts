import { type Language, pathIn } from "../../app/ui/languages.ts";

export function robots(siteUrl: string): string {
  const closed = ["/admin", "/auth/", "/rest/", "/realtime/", "/healthz"];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

export interface SitemapPage {
  path: string;
  changedAt?: string;
  /** When its texts in a language last changed. */
  changedIn?: (language: Language) => string | undefined;
  pictures?: string[];
  /** The languages in which the page has its own texts. By default all. */
  languages?: Language[];
}

export const URLS_PER_FILE = 5_000;
const PICTURES_PER_PAGE = 20;

/** With several languages, each page has a URL in each of them, with the others as its alternates. */
export function urlSet(
  siteUrl: string,
  pages: SitemapPage[],
  languages: Language[] = ["en"],
): string {
  const inAll = pages.flatMap((page) => {
    const own = page.languages ?? languages;
    return own.map((language) => ({ ...page, language, languages: own }));
  });
  const urls = inAll.map(({ path, language, languages, pictures = [], ...page }) => {
    const urlIn = (of: Language) => escapeXml(siteUrl + pathIn(of, path));
    const lines = [`<loc>${urlIn(language)}</loc>`];
    if (languages.length > 1) {
      const alternates = [...languages, "x-default"] as const;
      for (const id of alternates) {
        const url = urlIn(id === "x-default" ? "en" : id);
        lines.push(`<xhtml:link rel="alternate" hreflang="${id}" href="${url}"/>`);
      }
    }
    const changedAt = latest([page.changedAt, page.changedIn?.(language)]);
    if (changedAt) lines.push(`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`);
    for (const picture of [...new Set(pictures)].slice(0, PICTURES_PER_PAGE)) {
      const url = picture.startsWith("/") ? siteUrl + picture : picture;
      lines.push(`<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`);
    }
    return `<url>${lines.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>`,
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** For a site with more URLs than fit in one sitemap file. */
export function sitemapIndex(siteUrl: string, count: number): string {
  const files = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files,
    "</sitemapindex>",
    "",
  ].join("\n");
}

export function latest(times: (string | null | undefined)[]): string | undefined {
  return times
    .filter((time): time is string => !Number.isNaN(Date.parse(time ?? "")))
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

function escapeXml(text: string): string {
  return (
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&apos;")
      // Removes characters that are not allowed in XML.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
  );
}
