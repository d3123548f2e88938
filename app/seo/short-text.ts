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
