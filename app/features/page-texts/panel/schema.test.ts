import { expect, test } from "vitest";
import { pageTextLabel } from "../../translations/panel/page-text-label.ts";
import { defaultTexts } from "./default-texts.ts";
import { storedTextsSchema, textNames, toTextsInput } from "./schema.ts";

test("every text has a label", () => {
  expect(textNames.filter((name) => pageTextLabel(name) === name)).toEqual([]);
});

test("only changed texts are stored, and an emptied one becomes the specified one", () => {
  expect(toTextsInput({})).toEqual(defaultTexts);
  expect(storedTextsSchema.parse(defaultTexts)).toEqual({ page_texts: {} });
  const typed = { ...defaultTexts, mission: " எங்கள் நோக்கம் ", reason_1: "" };
  const stored = storedTextsSchema.parse(typed);
  expect(stored).toEqual({ page_texts: { mission: "எங்கள் நோக்கம்" } });
  const shown = toTextsInput(stored);
  expect(shown).toEqual({ ...defaultTexts, mission: "எங்கள் நோக்கம்" });
});
