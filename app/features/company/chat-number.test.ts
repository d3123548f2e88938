import fc from "fast-check";
import { expect, test } from "vitest";
import { chatLink } from "./chat-link";
import { chatNumberProblem } from "./chat-number";
import { defaultCompany } from "./default-company";

test.each([
  "",
  "  ",
  "9876543210",
  "98765 43210",
  "+91 98765 43210",
  "919876543210",
  "919123456789",
])("%j needs no warning", (number) => expect(chatNumberProblem(number)).toBeNull());

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
  ["91987654321", /too short/],
  ["98765432101", /too long/],
  ["9198765432101", /too long/],
  ["+1 415 555 2671", /Only Indian/],
])("%j is warned of", (number, problem) => expect(chatNumberProblem(number)).toMatch(problem));

test("a number without a warning leads to 91 and ten digits, whatever was typed", () => {
  const typed = fc.oneof(
    fc.stringMatching(/^[0-9 +()-]{1,16}$/),
    fc.stringMatching(/^(91)?[6-9][0-9]{9}$/),
    fc.string({ unit: fc.constantFrom(..."0123456789+- ()aZமு😀") }),
  );
  fc.assert(
    fc.property(typed, (number) => {
      fc.pre(number.trim() !== "" && chatNumberProblem(number) === null);
      expect(new URL(chatLink(number, "")).pathname).toMatch(/^\/91[2-9][0-9]{9}$/);
    }),
  );
});

test("the default number works", () => {
  expect(chatNumberProblem(defaultCompany.whatsapp_number)).toBeNull();
});
