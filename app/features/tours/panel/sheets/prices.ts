import * as m from "virtual:messages/panel-tours";
import { PRICE_NUMBER, rupeeAmount, UNIT } from "~/features/prices/rupees";
import { withoutInvisible, withPlainDigits } from "~/ui/typed-text";
import type { Tour } from "../../data";
import { tourColumns } from "./cells";
import { type AddMessage, nameInPanel, type Read } from "./rows";

/** Indian letters are not mistaken for digits. */
const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*`;
const WITH_LETTERS = new RegExp(`(${LETTERS})[0-9][0-9,.]*(${LETTERS})`, "gu");
/** Short words that stand beside a number: "Rs500", "10,000pp", "12th". */
const SHORT_WORD = /^(?:rs|rm|dh|pp|n|d|x|st|nd|rd|th|yr|hr|km|am|pm)$/;
const LIKE_DIGITS = /^[oilsbz]+$/;

/** True for letters beside a number that are probably a mistake of typing, as the "O" of "4890O". */
function isTypo(letters: string): boolean {
  const word = letters.toLowerCase();
  if (word === "" || SHORT_WORD.test(word)) return false;
  return word.length < 3 || LIKE_DIGITS.test(word) || /[^\p{Script=Latin}]/u.test(word);
}

/** The letters in a price that are probably mistyped. */
function typoIn(text: string): string | undefined {
  return [...text.matchAll(WITH_LETTERS)]
    .flatMap(([, before = "", after = ""]) => [before, UNIT.test(after.toLowerCase()) ? "" : after])
    .find(isTypo);
}

const normalized = (price: string) => withPlainDigits(withoutInvisible(price));

/** The rupees of a price. Null for any other text than one amount. */
function amountIn(price: string): number | null {
  return typoIn(normalized(price)) ? null : rupeeAmount(price);
}

/** Why a price is probably not what the operator wanted to write. The specification allows any text. */
function priceWarning(price: string): string | undefined {
  const text = normalized(price);
  const letters = typoIn(text);
  if (letters) return m.lettersInAmount({ price, letters });
  if (text === "" || rupeeAmount(price) !== null) return undefined;
  const numbers = text.match(/[0-9](?:[0-9,.]*[0-9])?/g) ?? [];
  const isReadable = numbers.length > 0 && numbers.every((number) => PRICE_NUMBER.test(number));
  return isReadable ? undefined : m.noAmountInPrice({ price });
}

/** Points out the changed prices that are probably mistyped. */
export function notePrices<Row>({ lines }: Read<Row>, note: AddMessage): void {
  for (const { column, after } of lines) {
    const warning = column.isPrice && priceWarning(after);
    if (warning) note(column.key, warning);
  }
}

interface PriceFrom {
  amount: number | null;
  note?: string;
}

/** The next "Price from" of an imported row. `typed`: the cell; `given`: its amount, undefined without the column. */
function priceFromAfter(
  tour: Tour | undefined,
  price: string,
  typed: string,
  given: number | null | undefined,
): PriceFrom {
  const amount = amountIn(price);
  const earlierAmount = amountIn(tour?.price ?? "");
  const stored = tour?.price_from ?? null;
  const isOwn = stored !== null && earlierAmount !== null && stored !== earlierAmount;
  if (amount !== null && !isOwn) {
    const isTaken = given === undefined || given === amount;
    return { amount, ...(!isTaken && { note: m.priceFromFollows({ typed, price }) }) };
  }
  const hasNoAmount = stored === earlierAmount || !/[0-9]/.test(normalized(price));
  const isEmptied = given === undefined && amount === null && typed === "" && hasNoAmount;
  const next = isEmptied ? null : given === undefined ? stored : given;
  const isOther = amount === null ? priceWarning(price) !== undefined : next !== amount;
  if (next === null || !isOther) return { amount: next };
  return { amount: next, note: m.priceFromDiffers({ amount: next, price }) };
}

/**
 * As in the form and in the database, "Price from" follows a price with one amount, except if the tour has an amount
 * of its own there. A file often repeats the amount of an earlier price, so any other amount is not taken. `typed` is
 * the cell.
 */
export function followPrice<Row extends Tour>(
  tour: Row | undefined,
  read: Read<Row>,
  typed: string,
  note: AddMessage,
): void {
  const { set } = read;
  if (!("price" in set || "price_from" in set)) return;
  const price = String(set.price ?? tour?.price ?? "");
  const stored = tour?.price_from ?? null;
  const next = priceFromAfter(tour, price, typed, set.price_from as number | null | undefined);
  if (next.note) note("price_from", next.note);

  // Without "Price from" in the request, the database would set it.
  if ("price" in set || next.amount !== stored) set.price_from = next.amount;
  else delete set.price_from;
  const column = tourColumns.find(({ key }) => key === "price_from");
  read.lines = read.lines.filter((line) => line.column.key !== "price_from");
  if (!column || next.amount === stored) return;
  const [before, after] = [String(stored ?? ""), String(next.amount ?? "")];
  read.lines.push({ what: nameInPanel(column), before, after, column });
}
