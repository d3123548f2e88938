import { shortText } from "~/seo/short-text";

/** In signs; three lines of the widest card hold fewer. */
const MOST = 500;

/** As much of a text as a card can show (spec §9: clamped to 3 lines); a page does not carry the rest. */
export function forThreeLines(text: string): string {
  return text.length <= MOST ? text : shortText(text, MOST);
}
