import { fieldsOf, type Texts, type TranslatedField, type TranslatedTable } from "./fields.ts";

/** Puts the translated texts into a row. */
export function withTexts<R extends object>(table: TranslatedTable, row: R, texts: Texts): R {
  const shown = fieldsOf(table).flatMap((field) => {
    const { name } = field;
    return name in row ? [[name, merged(row[name as keyof R], textOf(field, texts[name]))]] : [];
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
 * every part without a translation, and a text with an amount that the English no longer names.
 */
function merged(english: unknown, text: unknown): unknown {
  if (typeof english === "string") {
    if (!english.trim() || typeof text !== "string" || !text.trim()) return english;
    const amounts = amountsIn(english);
    return amountsIn(text).every((amount) => amounts.includes(amount)) ? text : english;
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(text) || text.length !== english.length) return english;
    return english.map((item, at) => merged(item, text[at]));
  }
  if (typeof english !== "object" || english === null || typeof text !== "object" || !text) {
    return english;
  }
  const texts = new Map(Object.entries(text));
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [name, merged(value, texts.get(name))]),
  );
}

/** The amounts of money and percentages of a text, such as "₹9800" and "25%". */
function amountsIn(text: string): string[] {
  return (text.match(/₹\s?\d[\d,]*|\d+\s?%/g) ?? []).map((amount) => amount.replace(/[\s,]/g, ""));
}
