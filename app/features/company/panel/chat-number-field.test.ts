import fc from "fast-check";
import { expect, test } from "vitest";
import { chatNumberProblem, correctedChatNumber } from "./chat-number-field";

test.each([
  "",
  "  ",
  "9876543210",
  "98765 43210",
  "+91 98765 43210",
  "919876543210",
  "919123456789",
])("the WhatsApp number %j gets no warning", (number) =>
  expect(chatNumberProblem(number)).toBeNull(),
);

test.each([
  ["09876543210", /leading 0/],
  ["0091 98765 43210", /leading 0/],
  ["910987654321", /A 0 after 91/],
  ["91 0987654321", /A 0 after 91/],
  ["91 0 98765 43210", /A 0 after 91/],
  ["1234567890", /begins with 1/],
  ["9123456789", /919123456789/],
  ["98765abcde", /Letters/],
  ["ask me", /no digit/],
  ["98765", /too short/],
  ["9443122", /too short/],
  ["91987654321", /too short/],
  ["98765432101", /too long/],
  ["9198765432101", /too long/],
  ["+1 415 555 2671", /Only Indian/],
])("the WhatsApp number %j gets a warning", (number, problem) =>
  expect(chatNumberProblem(number)).toMatch(problem),
);

test.each([
  ["094431 22233", "+91 94431 22233"],
  ["0091 98765 43210", "+91 98765 43210"],
  ["91 0 98765 43210", "+91 98765 43210"],
  ["+91 (0) 94431-22233", "+91 94431 22233"],
  ["9123456789", "+91 91234 56789"],
  ["WhatsApp: 094431 22233", "+91 94431 22233"],
  ["9443122", null],
  ["0222 3334", null],
  ["09443122233 / 09443122234", null],
  ["+65 6123 4567", null],
  ["+1 415 555 2671", null],
])("the WhatsApp number %j is corrected to %j", (number, corrected) => {
  expect(chatNumberProblem(number)).not.toBeNull();
  expect(correctedChatNumber(number)).toBe(corrected);
});

test("a corrected number gets no warning and keeps its last ten digits", () => {
  const typed = fc.stringMatching(/^[+(]?(0{0,2}[ -]?91)?[ (-]?0?[ )-]?[1-9][0-9]{9}[ )]?$/);
  fc.assert(
    fc.property(typed, (number) => {
      const corrected = correctedChatNumber(number);
      fc.pre(corrected !== null);
      expect(chatNumberProblem(corrected ?? "")).toBeNull();
      const own = (text: string) => text.replace(/[^0-9]/g, "").slice(-10);
      expect(own(corrected ?? "")).toBe(own(number));
    }),
  );
});
