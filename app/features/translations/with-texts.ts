import { fieldsOf, type Texts, type TranslatedField, type TranslatedTable } from "./fields.ts";

/**
 * Puts the translated texts into a row. `from`: the English from which they were made. If only amounts have changed
 * since, they change in the translation too. Otherwise a fact stays English.
 */
export function withTexts<R extends object>(
  table: TranslatedTable,
  row: R,
  texts: Texts,
  from: Record<string, unknown> = {},
): R {
  const shown = fieldsOf(table).flatMap((field) => {
    const { name } = field;
    const english = row[name as keyof R];
    const own = inPlace(field, english, textOf(field, texts[name]), from[name]);
    const isFact = field.isFact || Array.isArray(own.from);
    return name in row ? [[name, merged(english, own.text, own.from, isFact)]] : [];
  });
  return { ...row, ...Object.fromEntries(shown) };
}

export const LATIN = /[A-Za-z]/;

/**
 * Whether a text of the row is shown in English: it has no translation, or has changed since. A number is the same in
 * every language.
 */
export function staysEnglish(
  table: TranslatedTable,
  row: object,
  shown: object,
  texts: Texts,
  from: Record<string, unknown> = {},
) {
  const [english, now] = [new Map(Object.entries(row)), new Map(Object.entries(shown))];
  return fieldsOf(table).some((field) => {
    const own = textOf(field, english.get(field.name));
    const { text } = inPlace(field, own, texts[field.name], from[field.name]);
    return isShownInEnglish(own, now.get(field.name), text);
  });
}

function isShownInEnglish(english: unknown, shown: unknown, text: unknown): boolean {
  if (typeof english === "string") {
    return english === shown && english !== text && LATIN.test(english);
  }
  const [now, own] = [shown, text].map((each) => new Map(Object.entries(each ?? {})));
  return Object.entries(english ?? {}).some(([name, value]) =>
    isShownInEnglish(value, now?.get(name), own?.get(name)),
  );
}

/**
 * The texts of a list at the places of its English entries now, and the English from which they were made. Without that
 * English, they are where they are.
 */
function inPlace(field: TranslatedField, english: unknown, text: unknown, from: unknown) {
  if (!Array.isArray(english) || !Array.isArray(text) || !Array.isArray(from)) {
    return { text, from };
  }
  const moved = mover(field, english, from);
  return { text: moved(text), from: moved(from) };
}

/**
 * Puts the entries of a list that was made for `from` at the places of the present English ones. The form numbers days
 * again when one is moved, so a label like "Day 2" comes from the entry that had it.
 */
export function mover(field: TranslatedField, english: unknown[], from: unknown[]) {
  const dayOf = (entry: unknown) => partsOf(entry).get(DAY);
  const places = earlierIndexes(field, english, from).map((at, place) => {
    const day = dayOf(english[place]);
    const keepsDay = at === undefined || dayOf(from[at]) === day;
    return { at, dayAt: keepsDay ? at : from.findIndex((entry) => dayOf(entry) === day) };
  });
  return (list: unknown[]) =>
    places.map(({ at, dayAt = -1 }) => {
      const entry = at === undefined ? undefined : list[at];
      if (at === dayAt || dayAt < 0) return entry;
      return { ...(entry as object), [DAY]: dayOf(list[dayAt]) };
    });
}

/** The part of an itinerary's entry that counts the days. */
const DAY = "day";

/**
 * For each English entry now, the index that it had before. If none was added or removed, a changed entry keeps its
 * place. Otherwise it takes the most similar one of the earlier entries behind that of the entry before it: it may be
 * another one, but a text that was made from another English one counts as changed.
 */
function earlierIndexes(
  field: TranslatedField,
  english: unknown[],
  from: unknown[],
): (number | undefined)[] {
  const now = textOf(field, english) as unknown[];
  const before = textOf(field, from) as unknown[];
  const left = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index === undefined || !left.delete(index)) return undefined;
    return index;
  };
  const find = (entry: unknown, asText: (value: unknown) => string) =>
    take([...left].find((index) => asText(before[index]) === asText(entry)));
  const same = now.map((entry) => find(entry, sorted));
  const alike = same.map((index, at) => index ?? find(now[at], withoutAmounts));
  const found = alike.map((index, at) => index ?? find(now[at], withoutDay));
  const isSameLength = now.length === before.length;
  let next = 0;
  /** The earlier entry that shares most words with this one, from `next` up to one that is taken. */
  const nearest = (entry: unknown) => {
    const words = wordsOf(entry);
    let [best, most] = [next, -1];
    for (let index = next; left.has(index); index++) {
      const shared = wordsOf(before[index]).filter((word) => words.includes(word)).length;
      if (shared > most) [best, most] = [index, shared];
    }
    return best;
  };
  return found.map((index, at) => {
    const own = index ?? take(isSameLength ? at : nearest(now[at]));
    if (own !== undefined) next = own + 1;
    return own;
  });
}

function wordsOf(entry: unknown): string[] {
  const text = typeof entry === "string" ? entry : withoutDay(entry);
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether two stored values have the same texts. The order of names, and empty parts of an entry, do not count. */
export function isSame(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, text]) => text !== "" && text !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
}

function withoutAmounts(value: unknown): string {
  return sorted(value).replace(AMOUNT, "");
}

function withoutDay(entry: unknown): string {
  return withoutAmounts({ ...(entry as object), [DAY]: "" });
}

/** The text of a field. An entry has only the parts that can be translated. */
function textOf(field: TranslatedField, text: unknown): unknown {
  if (field.kind !== "entries" || !Array.isArray(text)) return text;
  const names = field.parts.map(({ name }) => name);
  return text.map((entry) =>
    Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => names.includes(name))),
  );
}

/**
 * A text in place of the English one. A part without a translation stays English, as does a fact that was made from
 * another English one, and a text with an amount that the English does not name.
 */
function merged(english: unknown, text: unknown, from: unknown, isFact = false): unknown {
  if (typeof english === "string") {
    if (!english.trim() || typeof text !== "string" || !text.trim()) return english;
    if (from === english) return text;
    if (typeof from === "string") {
      const renewed = withNewAmounts(text, from, english);
      if (renewed || isFact) return renewed ?? english;
    }
    const numbers = english.match(NUMBER)?.map(bare) ?? [];
    // Without the sign, because an English "Rs. 9,800" is "₹9,800" in a translation.
    const isNamed = (amount: string) => numbers.includes(amount.replace(/[₹%]/, ""));
    return amountsIn(text).every(isNamed) ? text : english;
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(text) || text.length !== english.length) return english;
    const made: unknown[] = Array.isArray(from) ? from : [];
    return english.map((item, at) => merged(item, text[at], made[at], isFact));
  }
  if (typeof english !== "object" || english === null || typeof text !== "object" || !text) {
    return english;
  }
  const texts = new Map(Object.entries(text));
  const made = partsOf(from);
  // A part that its English row did not have then was made from another one.
  const madeFrom = (name: string) => made.get(name) ?? (from && "");
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [
      name,
      merged(value, texts.get(name), madeFrom(name), isFact),
    ]),
  );
}

/**
 * Whether a translation is of the present English texts, or of texts that differ only in amounts, which `withTexts`
 * renews. An English text that was emptied needs no translation. The same rule is in SQL (`is_current`).
 */
export function isCurrent(english: unknown, text: unknown, from: unknown): boolean {
  if (typeof english === "object" || typeof from === "object") {
    const [now, own, old] = [partsOf(english), partsOf(text), partsOf(from)];
    const names = new Set(now.keys());
    // A picture's URL is no text.
    names.delete("picture");
    return [...names].every((name) => isCurrent(now.get(name), own.get(name), old.get(name)));
  }
  const [now, before] = [english ?? "", from ?? ""];
  if (now === before || now === "") return true;
  return (
    typeof text === "string" && withNewAmounts(text, String(before), String(now)) !== undefined
  );
}

/**
 * A translation and the English texts from which it was made. Where only amounts have changed since, both have those of
 * the present English.
 */
export function renewed(
  english: unknown,
  text: unknown,
  from: unknown,
): { text: unknown; from: unknown } {
  if (typeof text === "string") {
    const isOlder = typeof english === "string" && typeof from === "string" && from !== english;
    const own = isOlder && withNewAmounts(text, from, english);
    return own ? { text: own, from: english } : { text, from };
  }
  if (typeof text !== "object" || text === null) return { text, from };
  const [now, own, old] = [partsOf(english), partsOf(text), partsOf(from)];
  const part = (name: string) => renewed(now.get(name), own.get(name), old.get(name));
  return {
    text: mapParts(text, (name) => part(name).text),
    from: typeof from === "object" && from ? mapParts(from, (name) => part(name).from) : from,
  };
}

export function mapParts(value: object, change: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((_, at) => change(String(at)));
  return Object.fromEntries(Object.keys(value).map((name) => [name, change(name)]));
}

export function partsOf(value: unknown): Map<string, unknown> {
  return new Map(Object.entries(value ?? {}));
}

/** The amounts of money and percentages of a text, such as "₹9800" and "25%". */
function amountsIn(text: string): string[] {
  return (text.match(AMOUNT) ?? []).map(bare);
}

const NUMBER = /\d+(?:,\d+)*/g;
const AMOUNT = /₹[ \u00a0]?\d+(?:,\d+)*|\d+[ \u00a0]?%/g;
const bare = (amount: string) => amount.replace(/[ \u00a0,]/g, "");

/** The translation with the amounts of the present English. Undefined if the English has changed otherwise too. */
function withNewAmounts(text: string, from: string, english: string): string | undefined {
  const before = amountsIn(from);
  const now = english.match(AMOUNT) ?? [];
  const own = amountsIn(text);
  const renewed = new Map(before.map((amount, at) => [amount, now[at]]));
  const isSame =
    now.length === before.length &&
    from.replace(AMOUNT, "₹") === english.replace(AMOUNT, "₹") &&
    before.every((amount, at) => renewed.get(amount) === now[at]) &&
    own.length === before.length &&
    own.every((amount) => renewed.has(amount));
  return isSame ? text.replace(AMOUNT, (amount) => renewed.get(bare(amount)) ?? amount) : undefined;
}
