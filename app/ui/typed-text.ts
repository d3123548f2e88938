/** Joiners, variants and tags, which belong to the Indian letter or the emoji before them. */
const JOINER = String.raw`[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]`;
/** Invisible and control characters that phones, chats, Word and web pages add, and joiners of nothing. */
const INVISIBLE = new RegExp(
  String.raw`(?!${JOINER})\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}|[\uFFF9-\uFFFC]|(?<=^|[\x00-\x7F]|\p{Script=Latin})${JOINER}+(?!\u20E3)`,
  "gu",
);

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
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?|pdf|html?)(?:[?#]|$))(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A typed URL without invisible characters, with a scheme in lower case, and "https://" if it has none. */
export function completeUrl(typed: string): string {
  const url = withoutInvisible(typed)
    .trim()
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, "")
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return HOST.test(url) ? `https://${url}` : url;
}
