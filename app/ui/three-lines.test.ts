import { expect, test } from "vitest";
import { forThreeLines } from "./three-lines";

test("leaves a text that may fit as it was written", () => {
  const text = "From ₹ 5,000,\n two days at Ooty.";
  expect(forThreeLines(text)).toBe(text);
});

test("cuts what no card can show", () => {
  const short = forThreeLines("மதுரை கோவில் ".repeat(400));
  expect(short.length).toBeLessThanOrEqual(500);
  expect(short).toMatch(/^மதுரை .*…$/);
});
