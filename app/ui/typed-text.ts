/** Joiners, variants and tags, which belong to the Indian letter or the emoji before them. */
const JOINER = String.raw`[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]`;
/** In some scripts, a joiner after this sign changes the form of the letter. */
const VIRAMA = "[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D\u0DCA]";
/** Invisible and control characters that phones, chats, Word and web pages add, and joiners of nothing. */
const INVISIBLE = new RegExp(
  String.raw`(?!${JOINER})\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}|[\uFFF9-\uFFFC\uFFFE\uFFFF\u2800]|(?<=^|[\x00-\x7F]|\p{Script=Latin})${JOINER}+(?!\u20E3)|(?<!${VIRAMA}|[\u200C\u200D])[\u200C\u200D]+(?=\s|$)`,
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
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?|mp4|pdf|html?|docx?|xlsx?)(?:[?#]|$))(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** The text before a pasted URL: "Website: ", "👉 ", or quotes and brackets, which also stand after it. */
const BEFORE_URL =
  /^(?:\p{Extended_Pictographic}|\s|•|\uFE0F|(?:web|website|url|link|visit(?: us)?)\s*[:–-]?\s(?=\s*\S+$))+/iu;
const WRAPPED = /^[("'“‘<[*_]+(.+?)[)"'”’>\]*_]*$/;
/** "https//", "https:/", "https ://" */
const SCHEME = /^(https?)(?:\s*[:;]\s*\/{0,2}|\/{1,2})\s*(?=\S)/i;

/** A typed URL without what was pasted around it, with a scheme in lower case, and "https://" if it has none. */
export function completeUrl(typed: string): string {
  const url = withoutInvisible(typed)
    .replace(BEFORE_URL, "")
    .replace(WRAPPED, "$1")
    .replace(/[\s,;.]+$/, "")
    .trim()
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, "")
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  const host = url.replace(SCHEME, "");
  if (!HOST.test(host)) return url;
  return `${SCHEME.exec(url)?.[1]?.toLowerCase() ?? "https"}://${host}`;
}
