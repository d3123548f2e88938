import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

function read(pattern: string): string {
  const files = globSync(pattern, { cwd: "app" });
  return files.map((file) => readFileSync(`app/${file}`, "utf8")).join("\n");
}

/** The classes of the calendar's library, and those that `theme-switch.tsx` completes. */
const COMPLETED = /^(?:rdp-|theme-choice-)/;

test("each class of the stylesheets is used", () => {
  const styles = read("**/*.css").replace(/\/\*.*?\*\/|"[^"]*"/gs, "");
  const classes = new Set(styles.match(/(?<=\.)[a-z][\w-]*(?=[^;]*\{)/g));
  const code = read("**/*.{ts,tsx}").replace(/\/\*.*?\*\/|^ *\/\/.*?$/gms, "");
  // A text with a comma or an apostrophe is a sentence.
  const texts = (code.match(/"[^"\n,']*"|`[^`,']*`/g) ?? []).join(" ");
  const words = new Set(texts.split(/[^\w-]+/));
  expect(words).toContain("tour-grid");
  expect([...classes].filter((name) => !words.has(name) && !COMPLETED.test(name))).toEqual([]);
});
