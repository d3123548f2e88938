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

test("a hidden tour keeps the date on which it is shown again, if that is to come", () => {
  const tour = { published_at: "2026-01-01T00:00:00Z", hidden_at: "2099-05-01T00:00:00Z" };
  const set = (shown_at: string) =>
    hiding([{ ...tour, shown_at } as TourListItem]).changes.tours?.[0]?.set;
  const shown_at = "2099-06-01T00:00:00Z";
  expect(set(shown_at)).toEqual({ hidden_at: "now", shown_at });
  expect(set("2026-02-01T00:00:00Z")).toEqual({ hidden_at: "now", shown_at: null });
});
