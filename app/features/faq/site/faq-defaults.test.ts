import { expect, test } from "vitest";
import { plainAnswer } from "../answer";
import { faqDefaults } from "./faq-defaults";

test("without the stored questions, each of the four categories has its four (spec §2)", () => {
  expect(faqDefaults.categories.map(({ items }) => items.length)).toEqual([4, 4, 4, 4]);
  const answers = faqDefaults.categories.flatMap(({ items }) => items.map(({ answer }) => answer));
  const text = answers.map(plainAnswer).join("\n");
  expect(text).toContain("50% advance for international tours");
  expect(text).not.toMatch(/[{}]/);
});
