import * as m from "virtual:messages/panel-tours";
import { NUMBER, rupeeAmount, UNIT } from "~/features/prices/rupees";
import { withoutInvisible, withPlainDigits } from "~/ui/typed-text";
import type { Tour } from "../../data";
import { tourColumns } from "./cells";
import { type AddMessage, nameInPanel, type Read } from "./rows";

/** Indian letters are not mistaken for digits. */
const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*`;
const WITH_LETTERS = new RegExp(`(${LETTERS})[0-9][0-9,.]*(${LETTERS})`, "gu");
/** "Rs500", "24k", "10,000pp" or "12th": short, but not a slip. Longer words are none if they have other letters. */
const SHORT_WORD = /^(?:rs|rm|dh|pp|n|d|x|st|nd|rd|th|yr|hr|km|am|pm)$/;
const LIKE_DIGITS = /^[oilsbz]+$/;

function isSlip(letters: string): boolean {
  const word = letters.toLowerCase();
  if (word === "" || SHORT_WORD.test(word)) return false;
  return word.length < 3 || LIKE_DIGITS.test(word) || /[^\p{Script=Latin}]/u.test(word);
}

/** The "O" of "4890O". Undefined for a usual price. */
function slipIn(text: string): string | undefined {
  return [...text.matchAll(WITH_LETTERS)]
    .flatMap(([, before = "", after = ""]) => [before, UNIT.test(after.toLowerCase()) ? "" : after])
    .find(isSlip);
}

const plain = (price: string) => withPlainDigits(withoutInvisible(price));

/** The rupees of a price. Null for any other text than one amount. */
function amountIn(price: string): number | null {
  return slipIn(plain(price)) ? null : rupeeAmount(price);
}

/** Why a price is probably not what the operator wanted to write. The specification allows any text. */
function doubtAbout(price: string): string | undefined {
  const text = plain(price);
  const letters = slipIn(text);
  if (letters) return m.lettersInAmount({ price, letters });
  if (text === "" || rupeeAmount(price) !== null) return undefined;
  const numbers = text.match(/[0-9](?:[0-9,.]*[0-9])?/g) ?? [];
  const isReadable = numbers.length > 0 && numbers.every((number) => NUMBER.test(number));
  return isReadable ? undefined : m.noAmountInPrice({ price });
}

/** Points out the changed prices that are probably mistyped. */
export function notePrices<Row>({ lines }: Read<Row>, note: AddMessage): void {
  for (const { column, after } of lines) {
    const doubt = column.isPrice && doubtAbout(after);
    if (doubt) note(column.key, doubt);
  }
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
  const { set, lines } = read;
  if (!("price" in set || "price_from" in set)) return;
  const price = String(set.price ?? tour?.price ?? "");
  const amount = amountIn(price);
  const earlierAmount = amountIn(tour?.price ?? "");
  const stored = tour?.price_from ?? null;
  const isOwn = stored !== null && earlierAmount !== null && stored !== earlierAmount;

  let next = stored;
  if ("price_from" in set) {
    next = set.price_from as number | null;
    if (amount !== null && next !== amount && !isOwn) {
      next = amount;
      note("price_from", m.priceFromFollows({ typed, price }));
    }
  } else if (amount !== null) {
    if (!isOwn) next = amount;
  } else if (typed === "" && (stored === earlierAmount || !/[0-9]/.test(plain(price)))) {
    next = null;
  }
  const isOther = amount === null ? doubtAbout(price) !== undefined : next !== amount;
  if (next !== null && isOther) note("price_from", m.priceFromDiffers({ amount: next, price }));

  // Without "Price from" in the request, the database would set it.
  if ("price" in set || next !== stored) set.price_from = next;
  else delete set.price_from;
  const column = tourColumns.find(({ key }) => key === "price_from");
  read.lines = lines.filter((line) => line.column.key !== "price_from");
  if (!column || next === stored) return;
  const [before, after] = [String(stored ?? ""), String(next ?? "")];
  read.lines.push({ what: nameInPanel(column), before, after, column });
}
