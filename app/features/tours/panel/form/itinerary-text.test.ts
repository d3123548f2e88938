import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newDay } from "../../schema";
import { durationOf, nextLabel, numbered, otherDuration, parseItinerary } from "./itinerary-text";

describe("a pasted itinerary", () => {
  test("is read from a WhatsApp message", () => {
    const { intro, days } = parseItinerary(
      [
        "*MUNNAR 2N/3D*",
        "",
        "*Day 1: Madurai to Munnar*",
        "Pick-up at 6 AM.",
        "• Cheeyappara falls",
        "",
        "━━━━━━",
        "*Day 2:* _Munnar sightseeing_",
        "Tea museum and Mattupetty dam.",
        "",
        "*Day 3 : Munnar to Madurai*",
      ].join("\n"),
    );
    expect(intro).toBe("MUNNAR 2N/3D");
    expect(days).toMatchObject([
      {
        day: "Day 1",
        title: "Madurai to Munnar",
        description: "Pick-up at 6 AM.\nCheeyappara falls",
        name: "",
      },
      {
        day: "Day 2",
        title: "Munnar sightseeing",
        description: "Tea museum and Mattupetty dam.",
        name: "",
      },
      { day: "Day 3", title: "Munnar to Madurai", description: "", name: "" },
    ]);
  });

  test("keeps a sentence about a day, and a long line, as text", () => {
    const long = "After breakfast we drive through the hills, ".repeat(4).trim();
    const [first, second] = parseItinerary(
      `Day 1: Ooty\nDay 2 is for rest.\nDay trip to Coonoor.\nDay 2: ${long}`,
    ).days;
    expect(first?.description).toBe("Day 2 is for rest.\nDay trip to Coonoor.");
    expect(second).toMatchObject({ title: "", description: long });
    expect(parseItinerary("Day 1\nArrive in Ooty.").days).toMatchObject([
      { title: "", description: "Arrive in Ooty." },
    ]);
  });

  test("has no days if it has no headings", () => {
    expect(parseItinerary("Two days in the hills.\nHoliday 1: none")).toEqual({
      intro: "Two days in the hills.\nHoliday 1: none",
      days: [],
      lists: [],
    });
  });

  test("keeps every word", () => {
    const line = fc.constantFrom(
      "Day 1: Ooty",
      "Day 2",
      "Boat ride.",
      "Lunch",
      "",
      "* Tea",
      "Inclusions:",
      "நாள் 3 தேநீர்",
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { intro, days, lists } = parseItinerary(lines.join("\n"));
        const texts = days.flatMap(({ title, description }) => [title, description]);
        const kept = [intro, ...texts, ...lists];
        const words = (text: string) => text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
        expect(words(kept.join("\n"))).toEqual(
          words(lines.join("\n")).filter((word) => word !== "Day" && word !== "நாள்"),
        );
      }),
    );
  });
});

describe("renumbered day labels", () => {
  const renumber = (...labels: string[]) =>
    numbered(labels.map((day) => ({ day }))).map(({ day }) => day);

  test("count every label, and change only those of the form Day n", () => {
    expect(renumber("Day 2", "Arrival", "Day 1", "day 9", "Day 4 (rest)", "")).toEqual([
      "Day 1",
      "Arrival",
      "Day 3",
      "day 9",
      "Day 4 (rest)",
      "",
    ]);
  });
  test("count a label of two days as two, and may start at Day 0", () => {
    expect(renumber("Day 1", "Day 2-3", "Day 3")).toEqual(["Day 1", "Day 2-3", "Day 4"]);
    expect(renumber("Day 3 – 4", "Day 1")).toEqual(["Day 1 – 2", "Day 3"]);
    expect(renumber("Day 2", "Day 5&7", "Day 4-3")).toEqual(["Day 1", "Day 2&4", "Day 4-3"]);
    expect(renumber("Day 1", "Day 0", "Day 7")).toEqual(["Day 0", "Day 1", "Day 2"]);
  });
  test("keep their word for day, also for a new day", () => {
    expect(renumber("நாள் 2", "दिन 1")).toEqual(["நாள் 1", "दिन 2"]);
    expect(renumber("ஜூன் 5", "Dec 12", "Hotel 5")).toEqual(["ஜூன் 5", "Dec 12", "Hotel 5"]);
    expect(nextLabel([{ day: "" }, { day: "நாள் 2-3" }])).toBe("நாள் 4");
    expect(nextLabel([{ day: "Day 0" }, { day: "Day 1" }])).toBe("Day 2");
    expect(nextLabel([])).toBe("Day 1");
  });
});

test.each([
  [["Day 1", "Day 2"], "2 Days / 1 Night"],
  [["Day 1", "Day 2-3", "Day 4"], "4 Days / 3 Nights"],
  [["Day 0", "Day 1", "Day 2"], "3 Days / 2 Nights"],
  [["Day 1"], "1 Day"],
  [["Day 1", "Departure"], undefined],
])("a tour of %j takes %s", (labels, duration) => {
  expect(durationOf(labels.map((day) => ({ day })))).toBe(duration);
});

test.each([
  ["7 Days / 6 Nights", 5, "5 Days / 4 Nights"],
  ["7 நாட்கள்", 1, "1 Day"],
  ["5 Days / 4 Nights", 5, undefined],
  ["4N/5D", 5, undefined],
  ["A week", 5, undefined],
  ["", 5, undefined],
  ["1 Day", 0, undefined],
])("beside %j, a tour of %i filled days is offered %s", (duration, count, offered) => {
  const days = Array.from({ length: 6 }, (_, index) => ({
    ...newDay(index),
    title: index < count ? "Munnar" : "",
  }));
  expect(otherDuration(duration, days)).toBe(offered);
});
