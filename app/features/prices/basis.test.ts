import { expect, test, vi } from "vitest";
import { basisAfter } from "./basis";

vi.mock("virtual:messages/card", () => ({ perPerson: "ஒருவருக்கு" }));

test.each([
  ["ஒருவருக்கு", "ஒருவருக்கு, இருவருக்கு ஓர் அறையில்", "இருவருக்கு ஓர் அறையில்"],
  ["ஒருவருக்கு", "Per person on twin sharing", "on twin sharing"],
  ["₹12,500 Per Person", "per person", null],
  ["₹12,500", "Per person on twin sharing", "Per person on twin sharing"],
  ["₹12,500", " ", null],
])("in Tamil, after %j the basis %j is %j", (before, basis, shown) => {
  expect(basisAfter(before, basis)).toBe(shown);
});
