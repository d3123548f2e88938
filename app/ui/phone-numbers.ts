import { withoutInvisible, withPlainDigits } from "./typed-text.ts";

const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?`;
const TO = String.raw`\s*(?:-|–|to)\s*`;
/** Opening hours, such as "24x7" or "9 am - 6 pm", which can stand before a number. */
const HOURS = new RegExp(
  String.raw`\b24\s*[x×*/]\s*7\b|(?<![\d+])(?:(?:${CLOCK}${TO})?${CLOCK}\s*(?:[ap]\.?m\b|hrs?\b|hours?\b)|\d{1,2}:\d{2}(?:${TO}\d{1,2}:\d{2})?|\d{1,2}\.\d{2}${TO}\d{1,2}\.\d{2})`,
  "gi",
);

/** Digits with the signs that people write within a number. Another "+" begins another number. */
const RUN = /\+?[\d(][\d\s().\p{Pd}−]*/gu;

/** Separators in the middle of a number, in place of a space: "98421/12345", "04564/223344". */
const MIDDLE = /(?<=(?<!\d)\d{5})[/_,·•](?=\d{5}(?!\d))|(?<=(?<!\d)0\d{2,4})\/(?=\d{6,8}(?!\d))/g;
/** "+091 98421 12345" and "91+ 98421 12345" */
const COUNTRY_CODE = /\+\s*0+(?=91)|(?<!\d)91\s*\+\s*(?=[6-9]\d{4}\s?\d{5}(?!\d))/g;

/** "STD 04564 Ph 223344" and "(04564) Ph.No: 223344" */
const LABEL_WITHIN =
  /(?:\bstd(?:\W*code)?\W*|(?<!\d)(?=0))(\d{2,5})\W*(?:(?:ph(?:one)?|tel(?:ephone)?|nos?)\b\W*)+(?=\d)/gi;
/** Letters that were typed for 1 and 0: "9842I12345". */
const WITH_LETTERS = /(?<![\p{L}\d])(?=(?:[IlOo]*\d){4})[\dIlOo]+(?![\p{L}\d])/gu;
/** The marks of a list of numbers: "1) 98421 12345 2) 97891 23456". */
const LIST_MARK = /(?<![\d+(])\(?[1-9](?:\)|\.\s)\s*(?=\+|0|[6-9]\d{4}[\s-]?\d{5}(?!\d))/g;
/** A number after its place in a list: "Phone 1 - 98421 12345". */
const LISTED_MOBILE = /^[1-9] [6-9]\d{4} \d{5}(?!\d)/;
/** A country code other than 91, typed without "+": "1 (732) 555-0142", "44 7700 900123". */
const FOREIGN_CODE = /^(?!0*(?:91)?$)\d{1,3}$/;
/** Parts of a number that nobody can dial: "9842S12345". */
const BROKEN = /(?:\d+\p{L})+\d+/gu;

/** Ten digits, after 0, 91 or both, however the country code is written. */
const INDIAN = /^(?:0?|(?:00?)?910?)([1-9]\d{9})$/;
/** Mobile numbers in a row, whose spaces were lost or are in wrong places. */
const MOBILE = String.raw`(?:0|(?:00?)?910?)?[6-9]\d{9}`;
const MOBILES = new RegExp(`^(?:${MOBILE}){2,}$`);
const ONE_OF_MOBILES = new RegExp(`${MOBILE}(?=(?:${MOBILE})*$)`, "g");
/** Numbers that are free of charge have no country code. */
const TOLL_FREE = /^1(?:80|86|90)0\d{6,7}$/;

/**
 * The phone numbers of a text, in international format; the default country is India. Local numbers
 * such as 223344 and 112 stay as they are. They count only if the text has no complete number.
 */
export function phoneNumbers(text: string): string[] {
  const written = withPlainDigits(withoutInvisible(text))
    .replace(HOURS, " ; ")
    .replace(LIST_MARK, " ; ")
    .replace(LABEL_WITHIN, "$1 ")
    .replace(MIDDLE, " ")
    .replace(COUNTRY_CODE, (code) => (code.startsWith("+") ? "+" : "+91"));
  const withoutLetters = written.replace(WITH_LETTERS, (each) =>
    each.replace(/[Il]/g, "1").replace(/[Oo]/g, "0"),
  );
  for (const text of [written, withoutLetters]) {
    const complete = runsOf(text).flatMap(completeNumbers);
    if (complete.length > 0) return [...new Set(complete)];
  }
  const others = runsOf(written.replace(BROKEN, ";"))
    .map((run) => run.replace(/(?!^)\D/g, ""))
    .filter((run) => /\d/.test(run));
  const isWhole = ({ length }: string) => length >= 6 || (length <= 4 && others.length === 1);
  return others.filter(isWhole).slice(0, 1);
}

function runsOf(text: string): string[] {
  return text.replace(/\(?\s*[+＋]\s*(?=\d)/g, "+").match(RUN) ?? [];
}

/** A `tel:` link to the first phone number in a text. */
export function phoneLink(text: string): string {
  return `tel:${phoneNumbers(text)[0] ?? ""}`;
}

/** Joins groups of digits until they are a number: "98421 12345 97891 23456" has two. */
function completeNumbers(run: string): string[] {
  // Two numbers whose space was lost have twenty digits.
  const groups = run.match(/[6-9]\d{9}(?=[6-9]\d{9}(?!\d))|\d+/g) ?? [];
  const digits = groups.join("");
  if (run.startsWith("+") ? !digits.startsWith("91") : /^00(?!91)/.test(digits)) {
    // In "+44 (0) 20", the 0 must not be dialled, because it follows a country code.
    const number = run.replace(/\(0\)|^00|\D/g, "");
    if (number.length <= 15) return number.length >= 8 ? [`+${number}`] : [];
    const end = groups.findIndex((_, at) => {
      const isNumber = groups.slice(0, at).join("").length >= 8;
      return isNumber && completeNumbers(groups.slice(at).join(" ")).length > 0;
    });
    return end < 0 ? [] : completeNumbers(`+${groups.slice(0, end).join(" ")}`);
  }
  if (MOBILES.test(digits))
    return (digits.match(ONE_OF_MOBILES) ?? []).map((number) => `+91${number.slice(-10)}`);
  const numbers: string[] = [];
  for (let from = 0; from < groups.length; from++) {
    const isForeign = FOREIGN_CODE.test(groups[0] ?? "") && !LISTED_MOBILE.test(groups.join(" "));
    if (from === 1 && isForeign) continue;
    for (let to = from + 1; to <= groups.length; to++) {
      const number = indianNumber(groups.slice(from, to).join(""));
      if (number === undefined) continue;
      numbers.push(number);
      from = to - 1;
      break;
    }
  }
  return numbers;
}

function indianNumber(digits: string): string | undefined {
  if (TOLL_FREE.test(digits)) return digits;
  const [, own] = INDIAN.exec(digits) ?? [];
  return own && `+91${own}`;
}
