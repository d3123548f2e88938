import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The OpenType features that browsers use by default, and tabular figures (tnum). */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"];

/** English letters and punctuation, in the two font files that every page loads. */
const ENGLISH =
  "U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+2010-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2122, U+2212";
/** Other western European letters. A page downloads them only if it contains one. */
const ACCENTS =
  "U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+20AC";
const TAMIL = "U+964-965, U+B82-BFA, U+200C-200D, U+25CC";
/** The letters of Hindi. The rest of Devanagari is for Sanskrit and other languages. */
const HINDI = "U+901-939, U+93C-950, U+958-965, U+970, U+200C-200D, U+25CC";
/** The features with which letters of Hindi join. Others have forms of Marathi and Nepali. */
const HINDI_FEATURES =
  "nukt akhn rphf rkrf blwf half cjct pres abvs blws psts abvm blwm kern mark mkmk".split(" ");

const ANEK = "@fontsource-variable/anek-tamil/files/anek-tamil";
const ANEK_HINDI =
  "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2";
const ECZAR = "@fontsource/eczar/files/eczar-latin-700-normal.woff2";

type Cut = { file: string; from: string; range: string; features?: string[]; weight?: number };

/**
 * The font files in app/ui/typefaces. Each file has the letters in `range` of the font `from`.
 * Tamil keeps every feature, because its letters need them to join. Hindi has two files of one weight,
 * because one file with all weights is larger than both.
 */
export const typefaceCuts: Cut[] = [
  {
    file: "text.woff2",
    from: `${ANEK}-latin-wght-normal.woff2`,
    range: ENGLISH,
    features: FEATURES,
  },
  {
    file: "text-accents.woff2",
    from: `${ANEK}-latin-wght-normal.woff2`,
    range: ACCENTS,
    features: FEATURES,
  },
  { file: "text-rupee.woff2", from: `${ANEK}-latin-ext-wght-normal.woff2`, range: "U+20B9" },
  { file: "text-tamil.woff2", from: `${ANEK}-tamil-wght-normal.woff2`, range: TAMIL },
  {
    file: "text-hindi.woff2",
    from: ANEK_HINDI,
    range: HINDI,
    features: HINDI_FEATURES,
    weight: 400,
  },
  {
    file: "text-hindi-bold.woff2",
    from: ANEK_HINDI,
    range: HINDI,
    features: HINDI_FEATURES,
    weight: 650,
  },
  { file: "heading.woff2", from: ECZAR, range: ENGLISH, features: FEATURES },
  { file: "heading-accents.woff2", from: ECZAR, range: ACCENTS, features: FEATURES },
];

export async function cutTypeface({ from, range, features, weight }: Cut): Promise<Buffer> {
  const face = await readFile(createRequire(import.meta.url).resolve(from));
  return subsetFont(face, lettersOf(range), {
    targetFormat: "woff2",
    ...(features && { keepFeatures: features }),
    ...(from.includes("-wght-") && { variationAxes: { wght: weight ?? { min: 400, max: 700 } } }),
  });
}

/** Every letter of a CSS `unicode-range`. */
export function lettersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part.slice(2).split("-").map(fromHex);
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}

function fromHex(digits: string): number {
  return Number.parseInt(digits, 16);
}
