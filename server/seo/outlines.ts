// Text as SVG paths, made with HarfBuzz because a server can lack fonts and Tamil needs shaping.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

interface Typeface {
  font: Font;
  upem: number;
  characters: Set<number>;
}

export interface Line {
  /** SVG path data; the baseline starts at 0,0. */
  path: string;
  width: number;
}

const ECZAR = "@expo-google-fonts/eczar/Eczar_700Bold.ttf";
const ANEK = "@expo-google-fonts/anek-tamil/600SemiBold/AnekTamil_600SemiBold.ttf";
const ANEK_BOLD = "@expo-google-fonts/anek-tamil/700Bold/AnekTamil_700Bold.ttf";

/** The site's two typefaces, each followed by a fallback for missing characters. */
export const faces = { display: [ECZAR, ANEK_BOLD], text: [ANEK, ECZAR] };

const INDIC = /[\u0900-\u0dff]/;
const opened = new Map<string, Typeface>();

/** One line of text as an SVG path. Characters that are in no typeface are left out. */
export function outlineLine(text: string, stack: string[], size: number): Line {
  const paths: string[] = [];
  let x = 0;
  for (const { typeface, part } of runsOf(text, stack)) {
    const scale = size / typeface.upem;
    for (const glyph of shaped(typeface, part)) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      paths.push(
        placed(typeface.font.glyphToJson(codepoint), scale, x + xOffset * scale, -yOffset * scale),
      );
      x += xAdvance * scale;
    }
  }
  return { path: paths.join(""), width: x };
}

/** Breaks text into at most `limit` lines. Text that does not fit ends with an ellipsis. */
export function outlineLines(
  text: string,
  stack: string[],
  size: number,
  width: number,
  limit: number,
): Line[] {
  const words = text.replace(/\s+/g, " ").trim().split(" ");
  const lines: string[] = [];
  let isCut = false;
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, stack, size) <= width) {
      lines[lines.length - 1] = longer;
    } else if (lines.length < limit) lines.push(word);
    else {
      isCut = true;
      break;
    }
  }
  return lines.map((line, at) =>
    fitted(line, stack, size, width, isCut && at === lines.length - 1),
  );
}

function fitted(text: string, stack: string[], size: number, width: number, isCut: boolean): Line {
  const whole = isCut ? `${text}…` : text;
  if (widthOf(whole, stack, size) <= width) return outlineLine(whole, stack, size);
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const first = (count: number) => `${characters.slice(0, count).join("").trimEnd()}…`;
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (widthOf(first(middle), stack, size) <= width) fits = middle;
    else tooMany = middle;
  }
  return outlineLine(first(fits), stack, size);
}

function widthOf(text: string, stack: string[], size: number): number {
  let width = 0;
  for (const { typeface, part } of runsOf(text, stack)) {
    for (const { xAdvance = 0 } of shaped(typeface, part))
      width += xAdvance * (size / typeface.upem);
  }
  return width;
}

function shaped(typeface: Typeface, text: string) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(typeface.font, run);
  return run.getGlyphInfosAndPositions();
}

/** Splits text into runs of one typeface and script, never inside a grapheme. */
function runsOf(text: string, stack: string[]) {
  const runs: { typeface: Typeface; isIndic: boolean; part: string }[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const typeface = stack.map(open).find(({ characters }) => hasAll(characters, segment));
    if (!typeface) continue;
    const isIndic = INDIC.test(segment);
    const last = runs.at(-1);
    if (last?.typeface === typeface && last.isIndic === isIndic) last.part += segment;
    else runs.push({ typeface, isIndic, part: segment });
  }
  return runs;
}

function hasAll(characters: Set<number>, segment: string): boolean {
  return [...segment].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    const isJoiner = code === 0x200c || code === 0x200d;
    return isJoiner || characters.has(code);
  });
}

function placed(
  commands: { type: string; values: number[] }[],
  scale: number,
  dx: number,
  dy: number,
): string {
  return commands
    .map(({ type, values }) => {
      const moved = values.map((value, at) => {
        const shown = at % 2 === 0 ? value * scale + dx : dy - value * scale;
        return Math.round(shown * 100) / 100;
      });
      return type + moved.join(" ");
    })
    .join("");
}

function open(file: string): Typeface {
  const known = opened.get(file);
  if (known) return known;
  const face = new Face(new Blob(readFileSync(fileURLToPath(import.meta.resolve(file)))));
  const typeface = {
    font: new Font(face),
    upem: face.upem,
    characters: new Set(face.collectUnicodes()),
  };
  opened.set(file, typeface);
  return typeface;
}
