import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { latest, sitemapIndex, urlSet } from "./sitemap.ts";

const siteUrl = "https://agency.example";
const parser = new XMLParser({
  isArray: (name) => ["url", "sitemap", "image:image"].includes(name),
});

test("the sitemap has absolute, escaped URLs of pages and pictures, with change times", () => {
  const xml = urlSet(siteUrl, [
    { path: "/faq" },
    {
      path: "/tour/domestic/a",
      changedAt: "2026-02-03T04:05:06.789+05:30",
      pictures: ["/posters/a.svg", "https://e.example/?a=1&b=<2>'\"", "/posters/a.svg"],
    },
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(parser.parse(xml).urlset.url).toEqual([
    { loc: `${siteUrl}/faq` },
    {
      loc: `${siteUrl}/tour/domestic/a`,
      lastmod: "2026-02-02T22:35:06.789Z",
      "image:image": [
        { "image:loc": `${siteUrl}/posters/a.svg` },
        { "image:loc": "https://e.example/?a=1&b=<2>'\"" },
      ],
    },
  ]);
});

test("characters that XML does not allow are left out", () => {
  const xml = urlSet(siteUrl, [{ path: "/a", pictures: ["/b\u0001\ud800c"] }]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toContain("<image:loc>https://agency.example/bc</image:loc>");
});

test("a sitemap index lists its files", () => {
  const xml = sitemapIndex(siteUrl, 3);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(parser.parse(xml).sitemapindex.sitemap).toEqual(
    [1, 2, 3].map((at) => ({ loc: `${siteUrl}/sitemap-${at}.xml` })),
  );
});

test("the latest of several times is found, whatever their time zones", () => {
  expect(latest(["2026-01-01T10:00:00+05:30", null, "2026-01-01T05:00:00Z", undefined])).toBe(
    "2026-01-01T05:00:00Z",
  );
  expect(latest([])).toBeUndefined();
  expect(latest(["2026-01-01T05:00:00Z", "infinity"])).toBe("2026-01-01T05:00:00Z");
});
