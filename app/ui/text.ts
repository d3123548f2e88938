/** A text on one line, cut after a whole word where it is too long. */
export function shortText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const wordEnd = cut.lastIndexOf(" ");
  // Half a character, as a cut through an emoji leaves it, is dropped too.
  const kept = (wordEnd > limit / 2 ? cut.slice(0, wordEnd) : cut).replace(/\p{Surrogate}+$/u, "");
  return `${kept.replace(/[\s,;:.–-]+$/u, "")}…`;
}

/** In signs; three lines of the widest card hold fewer. */
const THREE_LINES = 500;

/** As much of a text as a card can show (spec §9: clamped to 3 lines); a page does not carry the rest. */
export function forThreeLines(text: string): string {
  return text.length <= THREE_LINES ? text : shortText(text, THREE_LINES);
}

/** "ta" for text with Tamil letters: voices then read it as Tamil, and its lines get the room they need. */
export function languageOf(text: string): "ta" | undefined {
  return /[\u0B80-\u0BFF]/.test(text) ? "ta" : undefined;
}
