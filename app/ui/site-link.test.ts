import { expect, test } from "vitest";
import { siteLink } from "./site-link";

const site = "https://vaigai.example";

test.each([
  ["/faq", "/faq"],
  ["/", "/"],
  ["/tours?from=Madurai#all", "/tours?from=Madurai#all"],
  ["/ta/faq", "/faq"],
  ["/hi", "/"],
  ["/hi?q=1", "/?q=1"],
  ["/tamil-nadu", "/tamil-nadu"],
  [site, "/"],
  [`${site}/ta/tours`, "/tours"],
  [`${site}/contact-us`, "/contact-us"],
  ["/storage/v1/object/public/media/visa.pdf", `${site}/storage/v1/object/public/media/visa.pdf`],
  [`${site}/posters/hero.svg?v=1`, `${site}/posters/hero.svg?v=1`],
  ["https://vaigai.example.org/faq", "https://vaigai.example.org/faq"],
  ["https://www.irctc.co.in", "https://www.irctc.co.in"],
])("the operator's link %s leads to %s", (typed, link) => {
  expect(siteLink(typed, site)).toBe(link);
});
