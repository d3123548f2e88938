import { expect, test } from "vitest";
import { pageHref, pageOf } from "./pagination";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=7", 7],
  ["page=7).", 7],
  ["page=0", 1],
  ["page=-3", 1],
  ["page=2.5", 1],
  ["page=two", 1],
  ["page=99999999999999999999", 1],
])("%s asks for page %d", (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

test("a page's URL leaves out default values", () => {
  expect(pageHref("/domestic-tours", { category: null }, 1)).toBe("/domestic-tours");
  expect(pageHref("/domestic-tours", { category: "Hill & Sea" }, 2)).toBe(
    "/domestic-tours?category=Hill+%26+Sea&page=2",
  );
});
