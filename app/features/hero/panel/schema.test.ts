import { expect, test } from "vitest";
import { messagesOf } from "../../../../tests/rules/messages";
import { heroSchema } from "./schema";

const empty = { title: "", subtitle: " ", background_image: "", button_text: "", button_link: "" };
const valid = {
  title: "A",
  subtitle: "B",
  background_image: "/posters/hero.svg",
  button_text: "Go",
  button_link: "/domestic-tours",
};

test("an empty hero form names each missing field (spec §5)", () => {
  expect(messagesOf(heroSchema, empty)).toEqual({
    title: "Title is required",
    subtitle: "Subtitle is required",
    background_image: "Please enter a valid URL",
    button_text: "Button text is required",
    button_link: "Button link is required",
  });
});

test("the hero's button refuses a link that runs script", () => {
  expect(messagesOf(heroSchema, valid)).toEqual({});
  expect(messagesOf(heroSchema, { ...valid, button_link: "javascript:alert(1)" })).toEqual({
    button_link: "Please enter a valid URL",
  });
});
