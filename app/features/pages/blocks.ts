import {
  type AnswerPart,
  answerParts,
  type PlaceholderValues,
  plainAnswer,
} from "../faq/answer.ts";

/** A heading or a paragraph has one text, a list one for each of its lines. */
export interface PageBlock {
  kind: "heading" | "paragraph" | "list";
  texts: AnswerPart[][];
}

const HEADING = /^#{1,6}[ \t]+(\S.*)$/;
const ITEM = /^[-•][ \t]+(\S.*)$/;

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

/**
 * The text of a page in headings (lines such as "## Refunds"), lists (lines such as "- Passport") and paragraphs, with
 * the values of its placeholders.
 */
export function pageBlocks(content: string, values: PlaceholderValues): PageBlock[] {
  const blocks: PageBlock[] = [];
  let lines: string[] = [];
  function endParagraph() {
    const text = lines.join("\n").trim();
    if (text) blocks.push({ kind: "paragraph", texts: [partsOf(text, values)] });
    lines = [];
  }
  for (const line of content.split(/\r?\n/)) {
    const heading = HEADING.exec(line.trim())?.[1];
    const item = ITEM.exec(line.trim())?.[1];
    if (heading || item || line.trim() === "") endParagraph();
    const last = blocks.at(-1);
    if (heading) blocks.push({ kind: "heading", texts: [partsOf(heading, values)] });
    else if (item && last?.kind === "list") last.texts.push(partsOf(item, values));
    else if (item) blocks.push({ kind: "list", texts: [partsOf(item, values)] });
    else lines.push(line);
  }
  endParagraph();
  return blocks;
}

/** The first paragraph without its links, for search engines and link previews. */
export function firstParagraph(blocks: PageBlock[]): string {
  const firstOf = (wanted: PageBlock["kind"]) => blocks.find(({ kind }) => kind === wanted);
  const first = firstOf("paragraph") ?? firstOf("list") ?? blocks[0];
  return plainAnswer(first?.texts[0] ?? []);
}
