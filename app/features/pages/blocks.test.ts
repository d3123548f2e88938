import { expect, test } from "vitest";
import { defaultPolicies } from "../company/policies.ts";
import { placeholderValues, plainAnswer } from "../faq/answer.ts";
import { firstParagraph, type PageBlock, pageBlocks } from "./blocks.ts";
import { defaultPages } from "./default-pages.ts";

const values = placeholderValues(defaultPolicies, "");
const allParts = ({ texts }: PageBlock) => texts.flat();

test("the text of a page is headings, paragraphs and lists, with links and values", () => {
  const blocks = pageBlocks(
    "## விதிகள்\r\nTwo\nlines, {group size}.\n \nSee [tours](/tours).\n### Last\n#no heading\n##\n- Passport\n• Visa of {group size}\n– Ravi",
    values,
  );
  expect(blocks).toEqual([
    { kind: "heading", texts: [["விதிகள்"]] },
    { kind: "paragraph", texts: [["Two\nlines, 10-20."]] },
    { kind: "paragraph", texts: [["See ", { words: "tours", path: "/tours" }, "."]] },
    { kind: "heading", texts: [["Last"]] },
    { kind: "paragraph", texts: [["#no heading\n##"]] },
    { kind: "list", texts: [["Passport"], ["Visa of 10-20"]] },
    { kind: "paragraph", texts: [["– Ravi"]] },
  ]);
  expect(firstParagraph(blocks)).toBe("Two\nlines, 10-20.");
  expect(firstParagraph(pageBlocks("# Only", values))).toBe("Only");
  expect(firstParagraph(pageBlocks("# Papers\n- Passport\n- Visa", values))).toBe("Passport");
});

test("an address of another site in the text is a link, without the punctuation after it", () => {
  const link = (words: string, path = words) => ({ words, path });
  const partsOf = (text: string) => pageBlocks(text, values).flatMap(allParts);
  expect(partsOf("See https://example.com/a?b=1#c, www.example.com. And [tours](/tours)!")).toEqual(
    [
      "See ",
      link("https://example.com/a?b=1#c"),
      ", ",
      link("www.example.com", "https://www.example.com"),
      ". And ",
      link("tours", "/tours"),
      "!",
    ],
  );
  expect(partsOf("(https://example.com/Ooty_(hills)) “HTTPS://Example.com/”")).toEqual([
    "(",
    link("https://example.com/Ooty_(hills)"),
    ") “",
    link("HTTPS://Example.com/"),
    "”",
  ]);
  expect(partsOf("https://example.comல் https://example.com/ஊட்டி")).toEqual([
    link("https://example.com"),
    "ல் ",
    link("https://example.com/ஊட்டி"),
  ]);
  for (const text of [
    "a@www.example.com",
    "xhttps://example.com",
    "https://",
    "www.",
    "http://example.com",
  ])
    expect(pageBlocks(text, values).flatMap(allParts).join("")).toBe(text);
});

test("the proposed pages have no placeholder or link that is not known", () => {
  for (const { content } of defaultPages)
    for (const block of pageBlocks(content, values))
      expect(plainAnswer(allParts(block))).toMatch(/^[^{}[\]#]+$/);
  expect(defaultPages.map(({ title }) => title)).toEqual(["Privacy", "Terms and refunds"]);
});
