import { expect, test } from "vitest";
import { messagesOf } from "../../tests/rules/messages";
import { passwordSchema } from "./password-form";

test.each([
  ["", "", { password: "Password is required", confirmation: "Password is required" }],
  ["12345", "12345", { password: "Password must be at least 6 characters" }],
  ["123456", "1234567", { confirmation: "Passwords do not match" }],
  [
    "12345",
    "1234",
    {
      password: "Password must be at least 6 characters",
      confirmation: "Passwords do not match",
    },
  ],
  ["ம".repeat(25), "ம".repeat(25), { password: "Password must be at most 72 bytes" }],
  ["123456", "123456", {}],
])("the password %j with the confirmation %j is checked", (password, confirmation, messages) => {
  expect(messagesOf(passwordSchema, { password, confirmation })).toEqual(messages);
});
