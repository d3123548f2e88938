import { expect, test } from "vitest";
import { openingHours } from "./opening-hours";

test("the default opening hours are read", () => {
  const hours = openingHours("Mon-Sun 9:00 AM - 6:00 PM");
  expect(hours).toMatchObject({ opens: "09:00", closes: "18:00" });
  expect(hours?.days).toHaveLength(7);
});

test("other days, a range of days and a single day are read", () => {
  expect(openingHours("Monday to Saturday, 10 am to 12:30 pm")).toEqual({
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "10:00",
    closes: "12:30",
  });
  expect(openingHours("Sat-Mon 9 AM – 1 PM")?.days).toEqual(["Saturday", "Sunday", "Monday"]);
  expect(openingHours("Sun 12:00 AM - 11:59 PM")).toEqual({
    days: ["Sunday"],
    opens: "00:00",
    closes: "23:59",
  });
});

test.each([
  "Mon-Sun 12:00 AM - 12:00 AM",
  "Monday to Sunday 9 AM - 9 AM",
  "24 hours",
  "Open 24 hours",
  "24x7",
  "24/7",
  "24 hrs, 7 days a week",
])("%s is open all day", (text) => {
  const hours = openingHours(text);
  expect(hours).toMatchObject({ opens: "00:00", closes: "23:59" });
  expect(hours?.days).toHaveLength(7);
});

test("text that is not opening hours gives nothing", () => {
  for (const text of [
    null,
    "",
    "On request",
    "Mon-Sun",
    "Foo-Bar 9 AM - 6 PM",
    "Mon-Sun 13 AM - 6 PM",
  ]) {
    expect(openingHours(text), String(text)).toBeNull();
  }
});
