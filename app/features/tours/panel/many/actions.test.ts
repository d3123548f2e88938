import { expect, test } from "vitest";
import type { TourListItem } from "../../data";
import { deletionQuestion } from "./actions";

test("the question before deleting names the first ten tours", () => {
  const tours = Array.from({ length: 15 }, (_, at) => ({ title: `Tour ${at}` }) as TourListItem);
  const titles = (count: number) => tours.slice(0, count).map(({ title }) => title);
  expect(deletionQuestion(tours).split("\n")).toEqual([
    "Are you sure you want to delete these 15 tours?",
    "",
    ...titles(10),
    "and 5 more",
  ]);
  expect(deletionQuestion(tours.slice(0, 1))).toBe(
    "Are you sure you want to delete this tour?\n\nTour 0",
  );
});
