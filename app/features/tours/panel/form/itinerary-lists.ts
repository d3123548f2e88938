import { pastedEntries } from "~/editing/pasted-text";
import { amountPerPerson } from "../../../prices/amount";

type List = "inclusions" | "exclusions";

/** Without a second entry, "Included: boat ride" says what a day has. */
const SEVERAL = "(?=[^\\p{L}\\p{N}]*$|[^,;]+[,;])";
const WHOLE = "(?:the |our |this )?(?:package|tour|trip|cost|price|rate|fare)s?";
const heads: Record<List, RegExp> = {
  inclusions: headOf(
    `inclusions?|(?:incl\\.?|includ(?:es?|ed))(?: in ${WHOLE}|${SEVERAL})|what(?:['’]s| is)? included|${WHOLE} (?:inclusions?|includes?|covers?)|${WHOLE} including`,
    "சேர்ந்தவை|சேர்க்கப்பட்டவை|சேர்த்தவை|அடங்கியவை|அடங்குபவை|உள்ளடங்கியவை|உள்ளடங்குபவை|இதில் அடங்கும்|கட்டணத்தில் அடங்கும்|शामिल|समावेश",
  ),
  exclusions: headOf(
    `exclusions?|(?:not incl(?:uded|\\.)?|excl\\.?|exclud(?:es?|ed))(?: in ${WHOLE})?|what(?:['’]s| is)? not included|${WHOLE} (?:exclusions?|excludes?|(?:does|do)(?: not|n['’]t) (?:include|cover)|not including|excluding)`,
    "சேராதவை|சேர்க்கப்படாதவை|சேர்க்காதவை|அடங்காதவை|உள்ளடங்காதவை|இதில் அடங்காது|கட்டணத்தில் அடங்காது|शामिल नहीं",
  ),
};
/** A heading of something else ends the lists. */
const OTHER_HEAD = headOf(
  "(?:important |please )?notes?|t ?& ?c|terms?(?: (?:&|and) conditions?)?|payments?(?: terms| policy| details)?|(?:booking|cancellation|refund|child)(?: policy| terms| details)?|(?:package |tour )?(?:cost|price|rate)s?|contact(?: us)?|thank(?:s| you)",
  "குறிப்பு|கட்டணம்|தொடர்புக்கு|நன்றி",
);

/** A line with only these words, or with text after a colon: "✅ *Package inclusions* :- Hotel, cab". */
function headOf(english: string, others: string): RegExp {
  return new RegExp(
    `^[^\\p{L}\\p{N}]*(?:${english}|${others})(?![\\p{L}\\p{M}])(?:\\s*[:=][-–—]?\\s*|\\s*[-–—]+\\s*(?=\\p{L})|[^\\p{L}\\p{N}]*$)(?<rest>.*)$`,
    "iu",
  );
}

function listOf(line: string): List | undefined {
  if (heads.exclusions.test(line)) return "exclusions";
  return heads.inclusions.test(line) ? "inclusions" : undefined;
}

/**
 * Cuts the lists of what the price covers, with their headings, from the lines of the last day. Returns them. A list
 * that begins beside its heading is one line.
 */
export function cutLists(lines: string[]): string[] {
  const lists: string[] = [];
  const others: string[] = [];
  let isInList = false;
  for (const line of lines) {
    const list = listOf(line);
    if (list) isInList = withoutHead(line, list).length === 0;
    else if (OTHER_HEAD.test(line)) isInList = false;
    if (list || isInList) lists.push(line);
    else others.push(line);
  }
  lines.splice(0, lines.length, ...others);
  return lists.filter(Boolean);
}

/** The first line that is only a price, such as "Cost: ₹12,500 per person". No list takes it. */
export function priceLine(description: string): string | undefined {
  return description.split("\n").find((line) => {
    const price = line.replace(/^[^:]*:/, "");
    return /₹|\b(?:rs|inr)\b|ரூ|रु/i.test(price) && amountPerPerson(price, null) !== null;
  });
}

export type PriceLists = Record<List, { value: string }[]>;

/** The entries of each list. The text beside a heading is split at commas. */
export function entriesOf(lists: string[]): PriceLists {
  const entries: PriceLists = { inclusions: [], exclusions: [] };
  let list: List = "inclusions";
  for (const line of pastedEntries(lists.join("\n"))) {
    const next = listOf(line);
    list = next ?? list;
    const found = next ? withoutHead(line, next) : [line];
    entries[list].push(...found.map((value) => ({ value })));
  }
  return entries;
}

/** A comma within brackets separates nothing. */
function withoutHead(line: string, list: List): string[] {
  const rest = heads[list].exec(line)?.groups?.rest ?? "";
  return rest
    .split(/[,;]\s+(?![^()]*\))/)
    .map((entry) => entry.replace(/[\s*_]+$/, ""))
    .filter(Boolean);
}
