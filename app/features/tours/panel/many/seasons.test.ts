import { expect, test } from "vitest";
import { deepavali, nextSeasons } from "./seasons";

test.each([
  "2026-11-08",
  "2027-10-29",
  "2028-10-17",
  "2029-11-05",
  "2030-10-26",
  "2031-11-14",
  "2032-11-02",
  "2033-10-22",
  "2034-11-10",
  "2035-10-30",
])("Deepavali of %s is found, give or take a day", (day) => {
  const found = deepavali(Number(day.slice(0, 4)));
  expect(Math.abs(Date.parse(found) - Date.parse(day))).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
});

test("the next seasons: the one that is now, otherwise the next", () => {
  expect(nextSeasons("2026-11-27")).toMatchObject([
    { name: "Pongal", from: "2027-01-10" },
    { name: "Deepavali", from: expect.stringMatching(/^2027-10-/) },
    { name: "Summer", from: "2027-04-01" },
  ]);
  expect(nextSeasons("2026-04-20")[2]?.from).toBe("2026-04-01");
});
