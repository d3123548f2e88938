import { expect, test } from "vitest";
import { askText } from "./ask-text";

const url = "https://agency.example/tour/domestic/madurai";
const opening = `Hi, I want to know more about மதுரை: ${url}`;

test("the title and the link go along, with the date and the people that are known", () => {
  expect(askText("மதுரை", url)).toBe(opening);
  expect(askText("மதுரை", url, { people: "3" })).toBe(`${opening}\nNumber of People: 3`);
  expect(askText("மதுரை", url, { date: "Fri 4 Sep", people: "" })).toBe(
    `${opening}\nDate: Fri 4 Sep\nNumber of People: `,
  );
});
