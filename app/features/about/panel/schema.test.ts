import { describe, expect, test } from "vitest";
import { messagesOf } from "../../../../tests/rules/messages";
import { aboutSectionSchema, newAboutSection } from "./schema";

test("a section needs a title and content, and its picture is optional", () => {
  expect(Object.keys(messagesOf(aboutSectionSchema, newAboutSection))).toEqual([
    "title",
    "content",
  ]);
  const given = { ...newAboutSection, title: " A ", content: " B ", image_url: " " };
  expect(aboutSectionSchema.parse(given)).toEqual({
    title: "A",
    content: "B",
    image_url: "",
    layout: null,
    people: [],
  });
  expect(messagesOf(aboutSectionSchema, { ...given, image_url: "ftp://x" })).toEqual({
    image_url: "Must be a valid URL",
  });
});

describe("people", () => {
  const section = { ...newAboutSection, title: "A", content: "B", layout: "people" as const };
  const nobody = { name: " ", role: "", picture: "", words: "" };
  const asha = { ...nobody, name: " Asha " };

  test("need only a name, and a blank entry is not stored", () => {
    const people = [asha, nobody, { name: "Kumar", role: "Guide", picture: null }];
    expect(aboutSectionSchema.parse({ ...section, people }).people).toEqual([
      { name: "Asha", role: "", picture: "", words: "" },
      { name: "Kumar", role: "Guide", picture: "", words: "" },
    ]);
    const wrong = [
      { ...nobody, role: "Guide" },
      { ...asha, picture: "ftp://x" },
    ];
    expect(messagesOf(aboutSectionSchema, { ...section, people: wrong })).toEqual({
      "people.0.name": "Give the name, or remove this person",
      "people.1.picture": "Must be a valid URL",
    });
  });

  test("are limited to 24, and are kept when the layout does not show them", () => {
    const crowd = (count: number) => Array.from({ length: count }, () => asha);
    expect(messagesOf(aboutSectionSchema, { ...section, people: crowd(25) })).toEqual({
      people: "At most 24 people",
    });
    const other = { ...section, layout: "" as const, people: crowd(24) };
    expect(aboutSectionSchema.parse(other)).toMatchObject({ layout: null });
    expect(aboutSectionSchema.parse(other).people).toHaveLength(24);
  });
});
