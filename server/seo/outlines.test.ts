import { expect, test } from "vitest";
import { faces, outlineLine, outlineLines } from "./outlines.ts";

const width = (text: string) => outlineLine(text, faces.display, 40).width;

test("every character that the agency writes has an outline", () => {
  for (const character of ["A", "ழ", "₹", "Ś", "é", "ஸ்ரீ", "கொ", "हि", "–", "…", "’"]) {
    const line = outlineLine(character, faces.display, 40);
    expect(line.width, character).toBeGreaterThan(0);
    expect(line.path, character).toMatch(/^M/);
  }
});

test("a Tamil vowel sign that is typed after its letter is drawn before it", () => {
  const ka = outlineLine("க", faces.display, 40);
  expect(outlineLine("கா", faces.display, 40).path.startsWith(ka.path)).toBe(true);
  const ke = outlineLine("கெ", faces.display, 40);
  expect(ke.path.startsWith(ka.path)).toBe(false);
  expect(ke.width).toBeGreaterThan(ka.width);
  expect(width("கொ")).toBeCloseTo(ke.width + width("கா") - ka.width, 0);
});

test.each([
  ["Tamil", "கொ", faces.text],
  ["Hindi", "हिन्दी", faces.display],
])("%s text is shaped the same after English text", (_name, word, stack) => {
  const commands = (text: string) => outlineLine(text, stack, 40).path.replace(/[^A-Z]/g, "");
  expect(commands(`Trip ${word} 2`)).toBe(commands("Trip ") + commands(word) + commands(" 2"));
});

test("a character that no font has is left out, and the rest is drawn", () => {
  expect(outlineLine("A😀B", faces.display, 40)).toEqual(outlineLine("AB", faces.display, 40));
  expect(outlineLine("", faces.display, 40)).toEqual({ path: "", width: 0 });
});

test("a long text is cut to the given width and number of lines", () => {
  const long =
    "Madurai Temple Trail with Chettinad, Thanjavur and a very long way home by Rameswaram";
  const lines = outlineLines(long, faces.display, 50, 500, 3);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(500);
  const [single] = outlineLines("அ".repeat(200), faces.display, 50, 500, 2);
  expect(single?.width).toBeLessThanOrEqual(500);
  expect(single?.width).toBeGreaterThan(400);
});
