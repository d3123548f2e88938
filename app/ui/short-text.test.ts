import fc from "fast-check";
import { expect, test } from "vitest";
import { forThreeLines, shortText } from "./short-text";

test("a short text stays whole, on one line", () => {
  expect(shortText(" Tea country \n at  Munnar. ", 200)).toBe("Tea country at Munnar.");
});

test("a long text is cut after a whole word", () => {
  expect(shortText("Tea country at Munnar, a boat on Periyar", 25)).toBe("Tea country at Munnar…");
});

test("a shortened text never exceeds its limit or ends in half a character", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "மு", "😀", " ", ".", "👨‍👩‍👧", "\n") }),
      fc.integer({ min: 2, max: 40 }),
      (text, limit) => {
        const short = shortText(text, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(short.isWellFormed()).toBe(true);
      },
    ),
  );
});

test("a text that may fit into three lines stays unchanged", () => {
  const text = "From ₹ 5,000,\n two days at Ooty.";
  expect(forThreeLines(text)).toBe(text);
});

test("a text that is too long for three lines is cut", () => {
  const short = forThreeLines("மதுரை கோவில் ".repeat(400));
  expect(short.length).toBeLessThanOrEqual(500);
  expect(short).toMatch(/^மதுரை .*…$/);
});
