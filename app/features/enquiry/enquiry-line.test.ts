import { expect, test } from "vitest";
import { enquiryLine } from "./enquiry-line";

const none = { destination: null, subject: null, people: null, name: null };

test("an enquiry line shows place, people and name, as far as they are known", () => {
  expect(enquiryLine({ ...none, destination: "Ooty", people: 4, name: "Asha" })).toBe(
    "Ooty · 4 people · Asha",
  );
  expect(enquiryLine({ ...none, destination: "ஊட்டி", people: 1 })).toBe("ஊட்டி · 1 person");
  expect(enquiryLine({ ...none, subject: "Visa", name: "Asha" })).toBe("Visa · Asha");
  expect(enquiryLine(none)).toBe("A message");
  const words = { message: "ஒரு செய்தி", people: (count: number) => `${count} பேர்` };
  expect(enquiryLine({ ...none, people: 4 }, words)).toBe("ஒரு செய்தி · 4 பேர்");
});

test("a long enquiry line is shortened and has no line breaks", () => {
  const long = enquiryLine({ ...none, destination: "x".repeat(300), name: "A\n\tB" });
  expect(long).toBe(`${"x".repeat(59)}… · A B`);
});
