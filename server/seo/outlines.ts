// Text as outlines, shaped by HarfBuzz with the site's own typefaces: a machine may have no fonts
// at all, and Tamil needs real shaping.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

interface Typeface {
  font: Font;
  upem: number;
  signs: Set<number>;
}

export interface Line {
  /** Outlines with the baseline's start at 0,0. */
  path: string;
  width: number;
}

const DISPLAY = ["@fontsource/eczar/files/eczar-latin-700-normal.woff"];
const TEXT = ["@fontsource/anek-tamil/files/anek-tamil-all-600-normal.woff"];
const OTHERS = [
  "@fontsource/eczar/files/eczar-latin-ext-700-normal.woff",
  "@fontsource/anek-tamil/files/anek-tamil-all-700-normal.woff",
  "@fontsource/eczar/files/eczar-devanagari-700-normal.woff",
];

/** The two faces of the site, each with what stands in for signs that it lacks. */
export const faces = { display: [...DISPLAY, ...OTHERS], text: [...TEXT, ...OTHERS] };

const opened = new Map<string, Typeface>();

/** One line of text at a size, as outlines. Signs that no face has are left out. */
export function outlineLine(text: string, stack: string[], size: number): Line {
  const paths: string[] = [];
  let x = 0;
  for (const { typeface, part } of partsOf(text, stack)) {
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

/** Breaks a text into lines no wider than `width`; the last of `limit` lines ends in an ellipsis. */
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

/** Shortens a line by whole characters until it fits. */
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
  for (const { typeface, part } of partsOf(text, stack)) {
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

/** Neighbouring characters that one face can show together; never splits what is read as one sign. */
function partsOf(text: string, stack: string[]) {
  const parts: { typeface: Typeface; part: string }[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const typeface = stack.map(open).find(({ signs }) => hasAll(signs, segment));
    if (!typeface) continue;
    const last = parts.at(-1);
    if (last?.typeface === typeface) last.part += segment;
    else parts.push({ typeface, part: segment });
  }
  return parts;
}

function hasAll(signs: Set<number>, segment: string): boolean {
  return [...segment].every((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return signs.has(code) || code === 0x200c || code === 0x200d;
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
  const face = new Face(
    new Blob(unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file))))),
  );
  const typeface = {
    font: new Font(face),
    upem: face.upem,
    signs: new Set(face.collectUnicodes()),
  };
  opened.set(file, typeface);
  return typeface;
}

/** A WOFF file is a TrueType file whose tables are deflated one by one. */
function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const entry = 44 + at * 20;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const data = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(data) : data;
    const record = 12 + at * 16;
    woff.copy(head, record, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), record + 4);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(length, record + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
