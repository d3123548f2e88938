/**
 * As many letters from the start as fit. A letter with its vowel sign or an emoji with its joiners stays whole,
 * unless it is the first and does not fit.
 */
export function firstLetters(text: string, fits: (cut: string) => boolean): string {
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (!fits(cut + segment)) break;
    cut += segment;
  }
  if (cut !== "") return cut;
  for (const character of text) {
    if (!fits(cut + character)) break;
    cut += character;
  }
  return cut;
}

/** The text on one line, cut after a whole word if it is longer than `limit`. */
export function shortText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = firstLetters(line, ({ length }) => length < limit);
  const wordEnd = cut.lastIndexOf(" ");
  const shortened = wordEnd > limit / 2 ? cut.slice(0, wordEnd) : cut;
  return `${shortened.replace(/[\s,;:.–-]+$/u, "")}…`;
}

/** More characters than three lines of the widest card can show. */
const THREE_LINES = 500;

/** The start of a text, long enough for the three lines that a card shows (spec §9). */
export function forThreeLines(text: string): string {
  return text.length <= THREE_LINES ? text : shortText(text, THREE_LINES);
}
