/** Invisible characters that phones, chats, Word and web pages add. Joiners of Indian letters and emoji stay. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** The digits 0 to 9 of Devanagari and seven other Indian scripts, and those of full width. */
const OTHER_DIGITS =
  "०१२३४५६७८९০১২৩৪৫৬৭৮৯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯０１２３４５６７８９";

/** The text with the digits 0 to 9 instead of those of other scripts: "௩ நாள்" becomes "3 நாள்". */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const at = OTHER_DIGITS.indexOf(digit);
    return at === -1 ? digit : String(at % 10);
  });
}

/** A host with a dot, without "https://": "www.example.com/a", but not "picture.jpg". */
const HOST =
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?|pdf|html?)(?:[?#]|$))\p{L}[\p{L}\p{M}]+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A typed URL without invisible characters, with a scheme in lower case, and "https://" if it has none. */
export function completeUrl(typed: string): string {
  const url = withoutInvisible(typed)
    .trim()
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return HOST.test(url) ? `https://${url}` : url;
}
