import { expect, test } from "vitest";
import { messagesOf } from "../../../../tests/rules/messages";
import { categorySchema, newCategory } from "./schema";

test("a category needs a name that is not blank, and starts as domestic (spec §5)", () => {
  expect(newCategory.type).toBe("domestic");
  expect(messagesOf(categorySchema, { ...newCategory, name: "  " })).toEqual({
    name: "Category name is required",
  });
  expect(categorySchema.parse({ name: " Kerala ", type: "international" })).toEqual({
    name: "Kerala",
    type: "international",
  });
});
