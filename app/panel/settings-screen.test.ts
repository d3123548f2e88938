import { expect, test } from "vitest";
import type { Translation } from "~/features/translations/panel/texts";
import { settingsScreen } from "./settings-screen";

test("the dashboard leads to the screen of the first text that is missing or outdated", () => {
  const english = { tagline: "Home safely", group_size: "2 to 12", notice_text: "Closed today" };
  const translation = {
    texts: { tagline: "பத்திரமாக வீடு", group_size: "2 முதல் 12" },
    english: { tagline: "Home safely", group_size: "2 to 20 people" },
  } as Partial<Translation> as Translation;
  expect(settingsScreen(english, undefined, "missing")).toBe("/admin/site-settings");
  expect(settingsScreen(english, translation, "missing")).toBe("/admin/site-settings/notice");
  expect(settingsScreen(english, translation, "changed")).toBe("/admin/site-settings/policies");
});
