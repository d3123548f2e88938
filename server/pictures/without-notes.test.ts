import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { NoPicture, withoutNotes } from "./without-notes.ts";

const PLACE = {
  GPSLatitudeRef: "N",
  GPSLatitude: "9/1 32/1 40/1",
  GPSLongitudeRef: "E",
  GPSLongitude: "78/1 35/1 30/1",
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>Paramakudi</r></x:xmpmeta>';

/** A small picture with colours that can be compared, turned on its side, that says where it was taken. */
async function photograph(format: "jpeg" | "png" | "webp" | "avif", options = {}) {
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, i) => (i * 7) % 251));
  return sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
    .toFormat(format, options)
    .withIccProfile("p3")
    .withExif({ IFD0: { Artist: "Devi of Paramakudi" }, IFD3: PLACE })
    .withMetadata({ orientation: 6 })
    .withXmp(XMP)
    .toBuffer();
}

function tells(bytes: Uint8Array): boolean {
  return /Paramakudi|xmpmeta/.test(Buffer.from(bytes).toString("latin1"));
}

describe.each([
  ["a JPEG", "jpeg", {}],
  ["a progressive JPEG", "jpeg", { progressive: true }],
  ["a PNG", "png", {}],
  ["a WebP", "webp", {}],
  ["a WebP without loss", "webp", { lossless: true }],
  ["an AVIF", "avif", {}],
] as const)("%s", (_name, format, options) => {
  test("loses where it was taken and by whom; not a dot of it changes", async () => {
    const original = await photograph(format, options);
    expect(tells(original)).toBe(true);
    const plain = withoutNotes(original);
    expect(tells(plain)).toBe(false);
    const { exif, xmp, icc } = await sharp(plain).metadata();
    expect(exif?.includes("Devi") ?? false).toBe(false);
    // A latitude's reference is tag 1 of the block that tag 0x8825 leads to.
    expect(exif?.includes(Buffer.from([0x25, 0x88])) ?? false).toBe(false);
    expect(xmp?.some((byte) => byte > 0x40) ?? false).toBe(false);
    expect(icc).toBeDefined();
    const dots = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect((await dots(plain)).equals(await dots(original))).toBe(true);
  });

  test("stays turned as it was", async () => {
    const original = await photograph(format, options);
    const plain = withoutNotes(original);
    const size = async (bytes: Uint8Array) => {
      const { info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
      return [info.width, info.height];
    };
    expect(await size(plain)).toEqual([40, 60]);
  });

  test("once plain, it stays as it is", async () => {
    const plain = withoutNotes(await photograph(format, options));
    expect(Buffer.from(withoutNotes(plain)).equals(plain)).toBe(true);
  });

  test("cut anywhere or with a bit turned it is taken or refused, and never throws otherwise", async () => {
    const original = await photograph(format, options);
    for (let i = 0; i < 400; i++) {
      const broken = Buffer.from(original);
      const at = (i * 7919) % original.length;
      broken[at] = (broken[at] ?? 0) ^ (1 << (i % 8));
      for (const bytes of [broken, original.subarray(0, at)]) {
        try {
          withoutNotes(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(NoPicture);
        }
      }
    }
  });
});

test("what a telephone hangs behind the picture is gone", async () => {
  const picture = await photograph("jpeg");
  const film = Buffer.concat([picture, Buffer.from("....ftypmp42 Paramakudi")]);
  const plain = withoutNotes(film);
  expect(tells(plain)).toBe(false);
  expect((await sharp(plain).metadata()).width).toBe(60);
});

test.each([
  ["nothing", ""],
  ["a text", "hello"],
  ["a drawing", "<svg/>"],
  ["a JPEG of nothing but its beginning", "\xff\xd8\xff\xe0\x00\x10JFIF\0 and then no segment"],
  ["an AVIF without boxes", "\0\0\0\x10ftypavif\0\0\0\0"],
])("%s is no picture", (_name, text) => {
  expect(() => withoutNotes(Buffer.from(text, "latin1"))).toThrow(NoPicture);
});
