import { expect, test } from "vitest";
import { messagesOf } from "../../../../tests/rules/messages";
import { carouselImageSchema, carouselSections } from "./schema";

test("a carousel image needs a valid URL, and its caption is optional", () => {
  expect(carouselSections).toEqual(["home", "about", "testimonials"]);
  const image = { section: "home" as const, url: " /a.svg ", caption: "" };
  expect(carouselImageSchema.parse(image)).toEqual({ section: "home", url: "/a.svg", caption: "" });
  expect(messagesOf(carouselImageSchema, { ...image, url: "a.svg" })).toEqual({
    url: "Must be a valid URL",
  });
});
