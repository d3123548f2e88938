import { expect, test } from "vitest";
import { enquiryText } from "./enquiry-text";

test("the enquiry text has the wording of the specification", () => {
  expect(
    enquiryText({ destination: " Ooty ", from: "2026-11-21", to: "2026-12-03", people: "4" }),
  ).toBe(
    [
      "Hi, I'm interested in booking a tour",
      "Destination: Ooty",
      "From: 21/11/2026",
      "To: 03/12/2026",
      "Number of People: 4",
    ].join("\n"),
  );
});
