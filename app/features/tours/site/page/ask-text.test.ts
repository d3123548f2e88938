import { expect, test } from "vitest";
import { askText, peopleOf } from "./ask-text";

const url = "https://agency.example/tour/domestic/madurai";
const opening = `Hi, I want to know more about மதுரை: ${url}`;

test("the WhatsApp question has the title and the link, and the date and people if known", () => {
  expect(askText("மதுரை", url)).toBe(opening);
  expect(askText("மதுரை", url, { people: "3" })).toBe(`${opening}\nNumber of People: 3`);
  expect(askText("மதுரை", url, { date: "Fri 4 Sep", people: "" })).toBe(
    `${opening}\nDate: Fri 4 Sep\nNumber of People: `,
  );
});

test.each(["", " ", "0", "-3", "2.5", "many", "1e99"])("%j is not a number of people", (typed) =>
  expect(peopleOf(typed)).toBeUndefined(),
);

test("a whole number of people is written in plain digits", () => {
  expect(["1", "007", "1e2"].map(peopleOf)).toEqual(["1", "7", "100"]);
});
