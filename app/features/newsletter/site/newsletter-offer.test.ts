import { expect, test } from "vitest";
import { newsletterMail, newsletterText } from "./newsletter-offer";

test("the newsletter text and mail contain the visitor's address", () => {
  expect(newsletterText("a@b.in")).toBe("Hi, please write to me about new tours at a@b.in");
  const letter = new URL(newsletterMail("agency@example.com", "a+b@c.in"));
  expect(letter.pathname).toBe("agency@example.com");
  expect(letter.searchParams.get("body")).toBe(newsletterText("a+b@c.in"));
});
