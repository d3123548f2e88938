import { expect, test } from "vitest";
import { messagesOf } from "../../../tests/rules/messages";
import { aboutSectionSchema, newAboutSection } from "./schema";

test("a section needs a title and a content; its picture may be missing", () => {
  expect(Object.keys(messagesOf(aboutSectionSchema, newAboutSection))).toEqual([
    "title",
    "content",
  ]);
  expect(aboutSectionSchema.parse({ title: " A ", content: " B ", image_url: " " })).toEqual({
    title: "A",
    content: "B",
    image_url: "",
  });
  expect(
    messagesOf(aboutSectionSchema, { title: "A", content: "B", image_url: "ftp://x" }),
  ).toEqual({ image_url: "Must be a valid URL" });
});
