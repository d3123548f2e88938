import { expect, test } from "vitest";
import { SaveFailure } from "./save";

test("a failed save shows the server's message", () => {
  expect(new SaveFailure({ message: "the disk is full", code: "XX000" }, true).message).toBe(
    "the disk is full",
  );
});

test("a missing row, an empty message and an unreachable server get plain messages", () => {
  const gone = { message: "Cannot coerce the result to a single JSON object", code: "PGRST116" };
  expect(new SaveFailure(gone, true).message).toMatch(/^It no longer exists/);
  expect(new SaveFailure({ message: "" }, true).message).toBe(
    "Something went wrong. Please try again.",
  );
  expect(new SaveFailure({ message: "TypeError: Failed to fetch" }, false).message).toBe(
    "The server cannot be reached. Please try again.",
  );
});
