import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numbered, parseItinerary } from "./itinerary-text";

const titles = (text: string) => parseItinerary(text).days.map(({ day, title }) => [day, title]);

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

  test("is read from one line, and from a numbered list", () => {
    const three = [
      ["Day 1", "Kochi"],
      ["Day 2", "Munnar"],
      ["Day 3", "Home"],
    ];
    expect(titles("Day 1: Kochi Day 2: Munnar Day 3: Home")).toEqual(three);
    expect(titles("Day 1 - Kochi, Day 2 - Munnar, Day 3 - Home")).toEqual(three);
    expect(titles("D1 - Kochi\nD2 - Munnar\nD3 Home")).toEqual(three);
    const { intro, days } = parseItinerary(
      "1. Day 1: Kochi\nArrive\n2. Day 2: Munnar\nTea\n3. Day 3: Home",
    );
    expect(intro).toBe("");
    expect(days.map(({ title, description }) => [title, description])).toEqual([
      ["Kochi", "Arrive"],
      ["Munnar", "Tea"],
      ["Home", ""],
    ]);
  });

  test("is read with each form of heading that agencies write", () => {
    for (const heading of [
      "Day 1: Madurai to Munnar",
      "DAY 01 - Madurai to Munnar",
      "Day-1: Madurai to Munnar",
      "Day1 Madurai to Munnar",
      "day 1 – Madurai to Munnar",
      "Day 1 | Madurai to Munnar",
      "Day #1) Madurai to Munnar",
      "1. Day 1: Madurai to Munnar",
      "🌴 Day 1 : Madurai to Munnar",
      "**Day 1** Madurai to Munnar",
      "_*Day 1: Madurai to Munnar*_",
      "## Day 1: Madurai to Munnar",
      "[12/03/26, 10:15 AM] Ravi Travels: Day 1: Madurai to Munnar",
      "Day 1\nMadurai to Munnar",
      "Day 1:\n\nMadurai to Munnar\n",
      "நாள் 1: Madurai to Munnar",
      "நாள்-1 Madurai to Munnar",
    ]) {
      expect(titles(heading), heading).toEqual([["Day 1", "Madurai to Munnar"]]);
    }
  });

  test("is read in Tamil", () => {
    const text = "நாள் 1: மதுரை – மூணாறு\nகாலை 6 மணிக்கு புறப்பாடு.\nநாள் 2 மூணாறு சுற்றுலா";
    expect(parseItinerary(text).days).toMatchObject([
      {
        day: "Day 1",
        title: "மதுரை – மூணாறு",
        description: "காலை 6 மணிக்கு புறப்பாடு.",
        name: "",
      },
      { day: "Day 2", title: "மூணாறு சுற்றுலா", description: "", name: "" },
    ]);
  });

  test("is read from a table of Word or a spreadsheet", () => {
    expect(
      parseItinerary("Day 1\tMunnar\tTea museum\r\nDay 2\tThekkady\tBoat ride").days,
    ).toMatchObject([
      { day: "Day 1", title: "Munnar", description: "Tea museum", name: "" },
      { day: "Day 2", title: "Thekkady", description: "Boat ride", name: "" },
    ]);
  });

  test("keeps combined days together, and does not read a time as a second day", () => {
    expect(titles("Day 3 - 4: Rest\nDay 5 & 6\nDay 07 to 08 - Goa")).toEqual([
      ["Day 3-4", "Rest"],
      ["Day 5-6", ""],
      ["Day 7-8", "Goa"],
    ]);
    expect(titles("Day 1 - 10:00 AM departure\nDay 2 - 2 nights in Ooty")).toEqual([
      ["Day 1", "10:00 AM departure"],
      ["Day 2", "2 nights in Ooty"],
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
      "நாள் 3 தேநீர்",
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { intro, days } = parseItinerary(lines.join("\n"));
        const kept = [intro, ...days.flatMap(({ title, description }) => [title, description])];
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

  test("change only if they have the form Day n", () => {
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
    expect(renumber("Day 1", "Day 0", "Day 7")).toEqual(["Day 0", "Day 1", "Day 2"]);
  });
});
