import fc from "fast-check";
import { expect, test } from "vitest";
import { chatLink } from "~/features/company/contact-links";
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

test("the chat link contains the typed text unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1 }), (destination, people) => {
      const text = enquiryText({
        destination,
        from: "2026-11-21",
        to: "2026-11-21",
        people: String(people),
      });
      const sent = new URL(chatLink("98765 43210", text)).searchParams.get("text");
      expect(sent).toBe(text);
      expect(sent).toContain(`Destination: ${destination.trim()}\nFrom: 21/11/2026`);
      expect(sent).toMatch(new RegExp(`\\nNumber of People: ${people}$`));
    }),
  );
});
