import { expect, test } from "vitest";
import { fieldsOf } from "../fields";
import { stateOf } from "./state";

test.each([
  ["15+", undefined],
  ["Fifteen years", "missing"],
])("a language in which nothing is written yet, beside %s: %s", (years_of_experience, state) => {
  expect(stateOf(fieldsOf("company_info"), { years_of_experience }, undefined)).toBe(state);
});
