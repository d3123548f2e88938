import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const TEXTS = ["க", "கா", "கெ", "கொ", "Trip", "Trip ★", "A & B <b>", "★", "long ".repeat(50)];
const DRAW = `
  import { drawText } from ${JSON.stringify(new URL("./preview.ts", import.meta.url).href)};
  const sizes = {};
  for (const text of ${JSON.stringify(TEXTS)}) {
    const { width, height } = await drawText(text, "title", 500);
    sizes[text] = { width, height };
  }
  console.log(JSON.stringify(sizes));`;

test("a machine without fonts draws Tamil, leaves out unknown characters and fits long text", () => {
  const drawn = execFileSync(process.execPath, ["--input-type=module", "--eval", DRAW], {
    env: { ...process.env, FONTCONFIG_FILE: "/no-such-file" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const sizes = JSON.parse(String(drawn)) as Record<string, { width: number; height: number }>;
  const width = (text: string) => sizes[text]?.width ?? 0;
  // Both parts of this vowel sign are typed after the letter, and one is drawn before it.
  expect(width("கொ") - width("கெ")).toBeCloseTo(width("கா") - width("க"), -1);
  expect(width("Trip")).toBeGreaterThan(100);
  expect(sizes["Trip ★"]).toEqual(sizes.Trip);
  expect(sizes["★"]).toEqual({ width: 0, height: 0 });
  expect(width("A & B <b>")).toBeGreaterThan(width("Trip"));
  expect(width(TEXTS.at(-1) ?? "")).toBeLessThanOrEqual(500);
  expect(sizes[TEXTS.at(-1) ?? ""]?.height).toBeLessThanOrEqual(230);
});
