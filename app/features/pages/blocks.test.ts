import { expect, test } from "vitest";
import { defaultPolicies } from "../company/policies.ts";
import { placeholderValues, plainAnswer } from "../faq/answer.ts";
import { firstParagraph, pageBlocks } from "./blocks.ts";
import { defaultPages } from "./default-pages.ts";

const values = placeholderValues(defaultPolicies, "");

test("the text of a page is headings and paragraphs, with links and values", () => {
  const blocks = pageBlocks(
    "## விதிகள்\r\nTwo\nlines, {group size}.\n \nSee [tours](/tours).\n### Last\n#no heading\n##",
    values,
  );
  expect(blocks).toEqual([
    { isHeading: true, parts: ["விதிகள்"] },
    { isHeading: false, parts: ["Two\nlines, 10-20."] },
    { isHeading: false, parts: ["See ", { words: "tours", path: "/tours" }, "."] },
    { isHeading: true, parts: ["Last"] },
    { isHeading: false, parts: ["#no heading\n##"] },
  ]);
  expect(firstParagraph(blocks)).toBe("Two\nlines, 10-20.");
  expect(firstParagraph(pageBlocks("# Only", values))).toBe("Only");
});

test("the proposed pages have no placeholder or link that is not known", () => {
  for (const { content } of defaultPages)
    for (const { parts } of pageBlocks(content, values))
      expect(plainAnswer(parts)).toMatch(/^[^{}[\]#]+$/);
  expect(defaultPages.map(({ title }) => title)).toEqual(["Privacy", "Terms and refunds"]);
});
