import { expect, test } from "vitest";
import { defaultFigures } from "../../company/default-figures.ts";
import { aboutWords } from "./about-page.tsx";
import { aboutTexts } from "./about-texts.ts";

const noYears = { ...defaultFigures, years_of_experience: null };

test("without years of experience, visitors read the specified headline instead of one about years", () => {
  const texts = {
    about_headline: "On the road for {years} years.",
    mission_title: "{years} years",
  };
  expect(aboutWords("about_headline", texts, noYears)).toMatch(/^A travel agency .* home\.$/);
  expect(aboutWords("mission_title", texts, noYears)).toBe(aboutTexts.mission_title);
  expect(aboutWords("reason_4_title", { reason_4_title: "{years} years" }, noYears)).toBe("");
});
