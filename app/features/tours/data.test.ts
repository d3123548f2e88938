import { expect, test } from "vitest";
import { chosenTour } from "./data.ts";

test("a title that several tours have means the one that visitors see, or else the newest", () => {
  const draft = { id: "copy", published_at: null, hidden_at: null, shown_at: null };
  const live = { ...draft, id: "hills", published_at: "2026-01-01T00:00:00Z" };
  const hidden = { ...live, id: "old", hidden_at: "2026-02-01T00:00:00Z" };
  expect(chosenTour([draft, hidden, live])?.id).toBe("hills");
  expect(chosenTour([draft, hidden])?.id).toBe("copy");
  expect(chosenTour([])).toBeUndefined();
});
