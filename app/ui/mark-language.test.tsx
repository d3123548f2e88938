import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Language } from "./languages";

/** The functions as they are in the build of a language. */
async function inBuildOf(language: Language) {
  vi.resetModules();
  vi.stubEnv("VITE_LANGUAGE", language);
  const { markLanguage } = await import("./mark-language");
  const { languageOf } = await import("./text");
  return { languageOf, marked: (text: string) => renderToStaticMarkup(markLanguage(text)) };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const marks: [Language, text: string, html: string, languageOf: Language | undefined][] = [
  ["en", "Two days at Ooty", "Two days at Ooty", undefined],
  ["en", "ஊட்டி – 3 நாட்கள்", '<span lang="ta">ஊட்டி – 3 நாட்கள்</span>', "ta"],
  [
    "en",
    "At மதுரை கோவில், by bus",
    '<span>At <span lang="ta">மதுரை கோவில்,</span> by bus</span>',
    "ta",
  ],
  [
    "en",
    "आगरा and மதுரை",
    '<span><span lang="hi">आगरा</span> and <span lang="ta">மதுரை</span></span>',
    "ta",
  ],
  ["ta", "Two days at Ooty", '<span lang="en">Two days at Ooty</span>', "en"],
  ["ta", "ஊட்டி – 3 நாட்கள்", "ஊட்டி – 3 நாட்கள்", undefined],
  [
    "ta",
    "விலையில் 5% GST அடங்கும்",
    '<span>விலையில் 5% <span lang="en">GST</span> அடங்கும்</span>',
    undefined,
  ],
  [
    "ta",
    "ETA-வுக்கு, 2 visas",
    '<span><span lang="en">ETA-</span>வுக்கு, 2 <span lang="en">visas</span></span>',
    undefined,
  ],
  ["ta", "आगरा और दिल्ली", '<span lang="hi">आगरा और दिल्ली</span>', "hi"],
  ["hi", "Two days at Ooty", '<span lang="en">Two days at Ooty</span>', "en"],
  ["hi", "दो दिन ऊटी में", "दो दिन ऊटी में", undefined],
  ["hi", "ஊட்டி", '<span lang="ta">ஊட்டி</span>', "ta"],
];

test.each(marks)(
  "on a page in %s, the words of %j in other languages have theirs",
  async (...row) => {
    const [language, text, html, of] = row;
    const { marked, languageOf } = await inBuildOf(language);
    expect(marked(text)).toBe(html);
    expect(languageOf(text)).toBe(of);
  },
);
