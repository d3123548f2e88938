import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSafeUrl } from "./safe-url.ts";

const shown = [
  "https://example.com/a.jpg",
  "http://example.com",
  "https://example.com/பரமக்குடி.jpg?width=800#top",
  "/posters/hero.svg",
  "/",
];
const refused = [
  "",
  " ",
  "picture.jpg",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,<script>",
  "//evil.example/a.jpg",
  "/\\evil.example",
  "/a\\b",
  "ftp://example.com/a",
  "https://",
  "https:///a",
  "https://example.com/a b",
  " https://example.com",
  "https://example.com\n",
  "HTTPS://EXAMPLE.COM",
];

describe("isSafeUrl", () => {
  test.each(shown)("accepts %j", (url) => expect(isSafeUrl(url)).toBe(true));
  test.each(refused)("refuses %j", (url) => expect(isSafeUrl(url)).toBe(false));

  test("every accepted URL resolves to http or https", () => {
    const text = fc.string({ unit: fc.constantFrom(..."htpsjavcript:/\\.?#@ \t\nயa1") });
    fc.assert(
      fc.property(text, (value) => {
        fc.pre(isSafeUrl(value) && URL.canParse(value, "https://site.test"));
        const { protocol, origin } = new URL(value, "https://site.test/tour/domestic/x");
        expect(protocol).toMatch(/^https?:$/);
        if (value.startsWith("/")) expect(origin).toBe("https://site.test");
      }),
      { numRuns: 1000 },
    );
  });

  test("uses the same pattern as the database", () => {
    const folder = new URL("../../supabase/migrations/", import.meta.url);
    const sql = readdirSync(folder)
      .sort()
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
    const [, pattern = ""] =
      [...sql.matchAll(/function public\.is_shown_url[\s\S]*?~ '([^']+)'/g)].at(-1) ?? [];
    for (const url of [...shown, ...refused]) {
      expect(new RegExp(pattern).test(url)).toBe(isSafeUrl(url));
    }
  });
});
