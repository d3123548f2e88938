import {
  type AnswerPart,
  answerParts,
  type PlaceholderValues,
  plainAnswer,
} from "../faq/answer.ts";

/** A heading or a paragraph of a page. */
export interface PageBlock {
  isHeading: boolean;
  parts: AnswerPart[];
}

const HEADING = /^#{1,6}[ \t]+(\S.*)$/;

const IN_PATH = String.raw`[^\s()<>"”\\[\]]`;
/** A URL without the punctuation after it. Brackets in it are in pairs, as in "https://example.com/Ooty_(hills)". */
const WEB_URL = new RegExp(
  String.raw`(?<![\w@./-])((?:https:\/\/|www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#](?:(?:${IN_PATH}|\(${IN_PATH}*\))*(?:\(${IN_PATH}*\)|(?![.,;:!?'’…*_])${IN_PATH}))?)?)`,
  "i",
);

/** The parts of a text. A URL in it becomes a link too. */
function partsOf(text: string, values: PlaceholderValues): AnswerPart[] {
  return answerParts(text, values).flatMap((part) => {
    if (typeof part !== "string") return [part];
    return part.split(WEB_URL).flatMap((piece, at): AnswerPart[] => {
      if (at % 2 === 0) return piece ? [piece] : [];
      return [{ words: piece, path: piece.replace(/^www\./i, "https://$&") }];
    });
  });
}

/** The text of a page in headings (lines such as "## Refunds") and paragraphs, with the values of its placeholders. */
export function pageBlocks(content: string, values: PlaceholderValues): PageBlock[] {
  const blocks: PageBlock[] = [];
  let lines: string[] = [];
  function endParagraph() {
    const text = lines.join("\n").trim();
    if (text) blocks.push({ isHeading: false, parts: partsOf(text, values) });
    lines = [];
  }
  for (const line of content.split(/\r?\n/)) {
    const heading = HEADING.exec(line.trim())?.[1];
    if (heading || line.trim() === "") endParagraph();
    if (heading) blocks.push({ isHeading: true, parts: partsOf(heading, values) });
    else lines.push(line);
  }
  endParagraph();
  return blocks;
}

/** The first paragraph without its links, for search engines and link previews. */
export function firstParagraph(blocks: PageBlock[]): string {
  const first = blocks.find(({ isHeading }) => !isHeading) ?? blocks[0];
  return first ? plainAnswer(first.parts) : "";
}
