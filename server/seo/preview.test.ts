import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeCard } from "../pictures/encode.ts";

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

test.each([
  ["left of a wide picture", 800, 100, { x: 0, y: 50 }, "red"],
  ["right of a wide picture", 800, 100, { x: 100, y: 50 }, "blue"],
  ["top of a tall picture", 100, 800, { x: 50, y: 0 }, "red"],
  ["bottom of a tall picture", 100, 800, { x: 50, y: 100 }, "blue"],
])("a link preview keeps the focal point at the %s", async (_, width, height, focus, colour) => {
  const isWide = width > height;
  const half = { width: isWide ? width / 2 : width, height: isWide ? height : height / 2 };
  const blue = sharp({ create: { ...half, channels: 3, background: "blue" } }).png();
  const bytes = await sharp({ create: { width, height, channels: 3, background: "red" } })
    .composite([{ input: await blue.toBuffer(), gravity: isWide ? "east" : "south" }])
    .jpeg()
    .toBuffer();
  const card = await encodeCard({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>`,
    width: 200,
    height: 100,
    picture: { bytes, isSvg: false, left: 100, focus },
    maxBytes: 100_000,
  });
  const { channels } = await sharp(card)
    .extract({ left: 110, top: 10, width: 80, height: 80 })
    .stats();
  const [red = 0, , blueness = 0] = channels.map(({ mean }) => mean);
  expect(red > blueness ? "red" : "blue").toBe(colour);
});
