import { expect, test } from "vitest";
import { pictureFormat } from "./picture-format";

function box(brands: string): string {
  return `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;
}

test.each([
  ["\xff\xd8\xff\xe1", "jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
  ["GIF89a", "gif"],
  ["BM\x36\0\0\0", "bmp"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "webp"],
  [box("avif\0\0\0\0mif1miaf"), "avif"],
  [box("avis\0\0\0\0msf1"), "avif"],
  [box("mif1\0\0\0\0mif1avifmiaf"), "avif"],
  [`${box("heic\0\0\0\0mif1heic")}\0\0\0\x20metaavif`, "heic"],
  [box("mif1\0\0\0\0heic"), "heic"],
  [box("isom\0\0\0\0mp42"), undefined],
  ["RIFF\x10\0\0\0WAVEfmt ", undefined],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", undefined],
  ["%PDF-1.7", undefined],
  ["", undefined],
])("%j is %s", (text, format) => {
  expect(pictureFormat(Buffer.from(text, "latin1"))).toBe(format);
});
