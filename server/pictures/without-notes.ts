// What cameras and programs write into a picture besides the picture: where it was taken, when, by
// whom. Taken out without touching the picture itself: nothing is decoded or encoded anew.
import { crc32 } from "node:zlib";

/** A file whose parts cannot be told from each other: what it holds cannot be known. */
export class NoPicture extends Error {}

/** The same picture with its colours and the way it is turned, and without anything else. */
export function withoutNotes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString("latin1", 0, 16);
  if (head.startsWith("\xff\xd8")) return plainJpeg(file);
  if (head.startsWith("\x89PNG")) return plainPng(file);
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return plainWebp(file);
  if (head.slice(4, 8) === "ftyp") return plainAvif(file);
  throw new NoPicture();
}

function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

// ---- The one note that is kept: how the picture is turned.

const UPRIGHT = 1;
const ORIENTATION_TAG = 0x0112;

/** How a TIFF block says that the picture is turned: 1 to 8. */
function orientationOf(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString("latin1", 0, 2) === "II";
    const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const count = read16(start);
    for (let entry = 0; entry < count; entry++) {
      const at = start + 2 + entry * 12;
      if (read16(at) !== ORIENTATION_TAG) continue;
      const value = read16(at + 8);
      return value >= 1 && value <= 8 ? value : UPRIGHT;
    }
  } catch {
    // Cut short: nothing to be learnt.
  }
  return UPRIGHT;
}

/** A TIFF block that says how the picture is turned, and nothing else. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write("II*\0", 0, "latin1");
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(1, 8);
  block.writeUInt16LE(ORIENTATION_TAG, 10);
  block.writeUInt16LE(3, 12);
  block.writeUInt32LE(1, 14);
  block.writeUInt16LE(orientation, 18);
  return block;
}

// ---- JPEG: segments that each say what they are.

const EXIF = "Exif\0\0";

function plainJpeg(file: Buffer): Uint8Array<ArrayBuffer> {
  const parts = [file.subarray(0, 2)];
  let turned = UPRIGHT;
  let at = 2;
  while (at < file.length) {
    if (file[at] !== 0xff) throw new NoPicture();
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) {
      // What comes after the end is another picture's, or a film's, with notes of its own.
      parts.push(file.subarray(at, at + 2));
      break;
    }
    if (at + 4 > file.length) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = file.subarray(at, end);
    const content = file.subarray(at + 4, end);
    if (marker === 0xe1 && content.toString("latin1", 0, 6) === EXIF) {
      turned = orientationOf(content.subarray(6));
    }
    if (isPartOfJpeg(marker, content)) parts.push(segment);
    at = end;
    if (marker === 0xda) {
      const next = endOfScan(file, at);
      parts.push(file.subarray(at, next));
      at = next;
    }
  }
  if (turned !== UPRIGHT) {
    const content = Buffer.concat([Buffer.from(EXIF, "latin1"), orientationBlock(turned)]);
    const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
    parts.splice(1, 0, head, content);
  }
  return joined(parts);
}

/** Of the segments that programs may add, only those that decide how colours look. */
function isPartOfJpeg(marker: number, content: Buffer): boolean {
  const begins = (name: string) => content.toString("latin1", 0, name.length) === name;
  if (marker === 0xe0) return begins("JFIF\0");
  if (marker === 0xe2) return begins("ICC_PROFILE\0");
  if (marker === 0xee) return begins("Adobe");
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  const isComment = marker === 0xfe;
  return !isApplication && !isComment;
}

/** Where the picture's own bytes end: at the next marker that is no restart within them. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
  return file.length;
}

// ---- PNG: chunks of length, name, content, checksum.

const PNG_NOTES = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const PNG_MOVING = new Set(["acTL", "fcTL", "fdAT"]);

function plainPng(file: Buffer): Uint8Array<ArrayBuffer> {
  const parts = [file.subarray(0, 8)];
  let turned = UPRIGHT;
  let at = 8;
  while (at < file.length) {
    if (at + 8 > file.length) {
      // Too short to say anything.
      parts.push(file.subarray(at));
      break;
    }
    const name = file.toString("latin1", at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (name === "eXIf") turned = orientationOf(file.subarray(at + 8, end - 4));
    if (!PNG_NOTES.has(name) && !isPrivate(name)) parts.push(file.subarray(at, end));
    at = end;
    if (name === "IEND") break;
  }
  if (turned !== UPRIGHT && parts.length > 2) parts.splice(2, 0, pngNote(turned));
  return joined(parts);
}

/** The second letter of a chunk is small when it is some program's own invention. */
function isPrivate(name: string): boolean {
  return /^.[a-z]/.test(name) && !PNG_MOVING.has(name);
}

function pngNote(turned: number): Buffer {
  const named = Buffer.concat([Buffer.from("eXIf"), orientationBlock(turned)]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

// ---- WebP: RIFF chunks, each of even length.

const WEBP_PARTS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const WEBP_HAS_EXIF = 0x08;
const WEBP_HAS_XMP = 0x04;

function plainWebp(file: Buffer): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  let turned = UPRIGHT;
  let at = 12;
  while (at + 8 <= file.length) {
    const name = file.toString("latin1", at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (name === "EXIF") {
      const content = file.subarray(at + 8, at + 8 + size);
      const hasName = content.toString("latin1", 0, 6) === EXIF;
      turned = orientationOf(content.subarray(hasName ? 6 : 0));
    }
    if (WEBP_PARTS.has(name)) parts.push(Buffer.from(file.subarray(at, end)));
    at = end;
  }
  const [first] = parts;
  if (first?.toString("latin1", 0, 4) === "VP8X" && first.length > 8) {
    const kept = (first[8] ?? 0) & ~(WEBP_HAS_EXIF | WEBP_HAS_XMP);
    first[8] = turned === UPRIGHT ? kept : kept | WEBP_HAS_EXIF;
    if (turned !== UPRIGHT) parts.push(webpNote(turned));
  }
  const head = Buffer.from(file.subarray(0, 12));
  const size = parts.reduce((sum, part) => sum + part.length, 4);
  head.writeUInt32LE(size, 4);
  return joined([head, ...parts]);
}

function webpNote(turned: number): Buffer {
  const block = orientationBlock(turned);
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(block.length, 4);
  return Buffer.concat([head, block]);
}

// ---- AVIF: boxes; notes are items whose bytes lie among those of the picture. They are blanked
// where they lie, so that nothing moves. How the picture is turned stands elsewhere.

interface Box {
  name: string;
  start: number;
  end: number;
}

function plainAvif(file: Buffer): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(file);
  try {
    const meta = boxes(copy, 0, copy.length).find((box) => box.name === "meta");
    if (!meta) throw new NoPicture();
    // A full box: four bytes of version and flags come first.
    const inside = boxes(copy, meta.start + 4, meta.end);
    const find = (name: string) => inside.find((box) => box.name === name);
    const [info, places, data] = [find("iinf"), find("iloc"), find("idat")];
    const notes = info ? noteItems(copy, info) : new Map<number, string>();
    if (notes.size > 0 && !places) throw new NoPicture();
    if (places) blank(copy, places, data?.start ?? 0, notes);
    return new Uint8Array(copy);
  } catch {
    throw new NoPicture();
  }
}

function boxes(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) throw new NoPicture();
    found.push({
      name: file.toString("latin1", at + 4, at + 8),
      start: at + head,
      end: at + size,
    });
    at += size;
  }
  return found;
}

/** The items that are Exif or XMP, by number, with their type. */
function noteItems(file: Buffer, info: Box): Map<number, string> {
  const isShort = file[info.start] === 0;
  const entries = boxes(file, info.start + (isShort ? 6 : 8), info.end);
  const notes = new Map<number, string>();
  for (const entry of entries) {
    const version = file[entry.start] ?? 0;
    const isWide = version > 2;
    const id = isWide ? file.readUInt32BE(entry.start + 4) : file.readUInt16BE(entry.start + 4);
    const typeAt = entry.start + (isWide ? 10 : 8);
    const type = file.toString("latin1", typeAt, typeAt + 4);
    if (type === "Exif" || type === "mime" || type === "uri ") notes.set(id, type);
  }
  return notes;
}

function blank(file: Buffer, places: Box, dataStart: number, notes: Map<number, string>): void {
  let at = places.start;
  const read = (size: number): number => {
    const value =
      size === 0 ? 0 : size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  ) as [number, number, number, number];
  const count = read(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item++) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize);
    const extents = read(2);
    for (let extent = 0; extent < extents; extent++) {
      if (version > 0) read(indexSize);
      const offset = read(offsetSize);
      const length = read(lengthSize);
      if (!notes.has(id)) continue;
      if (method > 1) throw new NoPicture();
      const start = base + offset + (method === 1 ? dataStart : 0);
      if (start + length > file.length) throw new NoPicture();
      file.fill(0, start, start + length);
      // A block without entries: some readers refuse a picture whose Exif is none at all.
      if (notes.get(id) === "Exif" && length >= 18)
        file.write("II*\0\x08\0\0\0", start + 4, "latin1");
    }
  }
}
