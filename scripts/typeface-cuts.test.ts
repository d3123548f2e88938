import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cutTypeface, lettersOf, typefaceCuts } from "./typeface-cuts";

const sheets = ["../app/app.css", "../app/ui/languages.css"];
const css = (
  await Promise.all(sheets.map((file) => readFile(new URL(file, import.meta.url), "utf8")))
).join("\n");

test.each(typefaceCuts)(
  "$file matches its fonts and characters, and its CSS has the same unicode-range",
  async (cut) => {
    const file = new URL(`../app/ui/typefaces/${cut.file}`, import.meta.url);
    expect((await cutTypeface(cut)).equals(await readFile(file))).toBe(true);
    const face = css.split("@font-face").find((rule) => rule.includes(`/${cut.file}"`)) ?? "";
    const range = /unicode-range:([^;]+);/.exec(face)?.[1] ?? "";
    expect(range.replace(/\s+/g, " ").trim()).toBe(cut.range);
  },
);

test("a unicode range expands to all of its characters", () => {
  expect(lettersOf("U+41-43, U+20B9")).toBe("ABC₹");
});
