import { fieldsOf, type Texts, type TranslatedField, type TranslatedTable } from "./fields.ts";

/**
 * Puts the translated texts into a row. A fact whose English is no longer the one of `from`, from which it was
 * translated, stays English.
 */
export function withTexts<R extends object>(
  table: TranslatedTable,
  row: R,
  texts: Texts,
  from: Record<string, unknown> = {},
): R {
  const shown = fieldsOf(table).flatMap((field) => {
    const { name } = field;
    const text = textOf(field, texts[name]);
    const made = field.isFact ? from[name] : undefined;
    return name in row ? [[name, merged(row[name as keyof R], text, made)]] : [];
  });
  return { ...row, ...Object.fromEntries(shown) };
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
 * A text in place of the English one. A list whose length has changed since it was translated stays English, as does
 * every part without a translation, a text that was made from another English one, and a text with an amount that the
 * English no longer names.
 */
function merged(english: unknown, text: unknown, from: unknown): unknown {
  if (typeof english === "string") {
    if (typeof from === "string" && from !== english) return english;
    if (!english.trim() || typeof text !== "string" || !text.trim()) return english;
    const amounts = amountsIn(english);
    return amountsIn(text).every((amount) => amounts.includes(amount)) ? text : english;
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(text) || text.length !== english.length) return english;
    const made: unknown[] = Array.isArray(from) ? from : [];
    return english.map((item, at) => merged(item, text[at], made[at]));
  }
  if (typeof english !== "object" || english === null || typeof text !== "object" || !text) {
    return english;
  }
  const texts = new Map(Object.entries(text));
  const made = new Map<string, unknown>(Object.entries(from ?? {}));
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [
      name,
      merged(value, texts.get(name), made.get(name)),
    ]),
  );
}

/** The amounts of money and percentages of a text, such as "₹9800" and "25%". */
function amountsIn(text: string): string[] {
  return (text.match(/₹\s?\d[\d,]*|\d+\s?%/g) ?? []).map((amount) => amount.replace(/[\s,]/g, ""));
}
