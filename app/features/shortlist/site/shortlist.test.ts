import { expect, test } from "vitest";
import { idsOf, shortlistPath } from "./shortlist";

test("a shortlist URL contains up to four different tours", () => {
  expect(idsOf("a,b,a,c,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(idsOf("")).toEqual([]);
  expect(idsOf("no spaces,%00,../x,ok_1-2")).toEqual(["ok_1-2"]);
  expect(idsOf("x".repeat(101))).toEqual([]);
});

test("a shortlist's URL contains the ids of its tours", () => {
  expect(shortlistPath(["a", "b"])).toBe("/shortlist?tours=a,b");
  expect(shortlistPath([])).toBe("/shortlist");
});
