import { expect, test } from "vitest";
import { homeDefaults } from "./home-defaults";

test("the home page without its data has the welcome and the figures of spec §1", () => {
  expect(homeDefaults.welcome).not.toBe("");
  expect(homeDefaults.stats.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["10,000+", "95%", "24/7"]),
  );
});
