import { expect, test } from "vitest";
import type { TourListItem } from "../../data";
import { deletionQuestion, hiding } from "./actions";

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

test("a scheduled tour that is hidden can be edited, because it does not go live later", () => {
  const live = { id: "a", published_at: "2026-01-01T00:00:00Z", hidden_at: null, shown_at: null };
  const tours = [live, { ...live, id: "b", published_at: "2099-01-01T00:00:00Z" }];
  expect(hiding(tours as TourListItem[]).changes.tours).toEqual([
    { id: "a", set: { hidden_at: "now", shown_at: null } },
    { id: "b", set: { hidden_at: "now", shown_at: null, published_at: "now" } },
  ]);
});
