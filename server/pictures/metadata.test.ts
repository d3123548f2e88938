import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { resizePicture, Unreadable } from "./encode.ts";
import { storablePicture, withoutMetadata } from "./metadata.ts";

type Format = "jpeg" | "png" | "webp" | "avif";

const POSITION = {
  GPSLatitudeRef: "N",
  GPSLatitude: "9/1 32/1 40/1",
  GPSLongitudeRef: "E",
  GPSLongitude: "78/1 35/1 30/1",
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>Paramakudi</r></x:xmpmeta>';
const SIZE = { width: 60, height: 40 };

/** A wide picture, red on the left and blue on the right, with the Display P3 colour profile. */
function plainPicture(format: Format, options = {}) {
  const pixels = Buffer.from(
    Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
      i % SIZE.width < SIZE.width / 2 ? [220, 30, 40] : [30, 40, 220],
    ).flat(),
  );
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .toFormat(format, options)
    .withIccProfile("p3");
}

/** The same picture with an orientation and the metadata that a camera writes. */
function photograph(format: Format, options = {}): Promise<Buffer> {
  return plainPicture(format, options)
    .withExif({
      IFD0: { Artist: "Devi of Paramakudi", Make: "SecretCamera", DateTime: "2026:11:24 10:00:00" },
      IFD3: POSITION,
    })
    .withMetadata({ orientation: 6 })
    .withXmp(XMP)
    .toBuffer();
}

async function expectNothingButThePicture(bytes: Uint8Array): Promise<void> {
  const { exif, xmp, iptc, comments, tifftagPhotoshop, orientation } =
    await sharp(bytes).metadata();
  expect([exif, xmp, iptc, comments, tifftagPhotoshop]).toEqual(Array(5).fill(undefined));
  expect(orientation ?? 1).toBe(1);
  expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Paramakudi|SecretCamera|2026:11|xmp/);
}

/** The picture's size and the colours of its first and last pixel, as a browser shows them. */
async function shown(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    corners: [...data.subarray(0, 3), ...data.subarray(data.length - 3)],
  };
}

function expectSameColours(one: number[], other: number[]): void {
  for (const [at, value] of one.entries())
    expect(Math.abs(value - (other[at] ?? 0))).toBeLessThan(8);
}

describe.each([
  ["a JPEG", "jpeg", {}],
  ["a progressive JPEG", "jpeg", { progressive: true, chromaSubsampling: "4:4:4" }],
  ["a PNG", "png", {}],
  ["a WebP", "webp", {}],
  ["a lossless WebP", "webp", { lossless: true }],
  ["an AVIF", "avif", {}],
] as const)("%s", (_name, format, options) => {
  test("loses position, date, device and names, and looks the same", async () => {
    const original = await photograph(format, options);
    const plain = await withoutMetadata(original, "10.0.0.1");
    await expectNothingButThePicture(plain);
    const [before, after] = await Promise.all([shown(original), shown(plain)]);
    expect(after.size).toEqual([SIZE.height, SIZE.width]);
    expectSameColours(after.corners, before.corners);
    const { icc, format: kept } = await sharp(plain).metadata();
    expect(icc).toEqual((await sharp(original).metadata()).icc);
    expect(kept).toBe(format === "avif" ? "heif" : format);
  });

  test("is stored unchanged if it has no metadata or was already cleaned", async () => {
    const picture = await plainPicture(format, options).toBuffer();
    expect(await withoutMetadata(picture, "10.0.0.1")).toBe(picture);
    const cleaned = await withoutMetadata(await photograph(format, options), "10.0.0.1");
    expect(await withoutMetadata(cleaned, "10.0.0.1")).toBe(cleaned);
  });

  test("loses a comment and an appended video, and keeps its picture", async () => {
    const picture = await plainPicture(format, options).toBuffer();
    for (const bytes of [
      Buffer.concat([picture, Buffer.from("\0\0\0\x10mpvd Paramakudi")]),
      withComment(picture, format),
    ]) {
      const plain = await withoutMetadata(bytes, "10.0.0.1");
      await expectNothingButThePicture(plain);
      expectSameColours((await shown(plain)).corners, (await shown(picture)).corners);
    }
  });

  test("is refused if it is truncated", async () => {
    for (const picture of [
      await photograph(format, options),
      await plainPicture(format, options).toBuffer(),
    ]) {
      for (const share of [0.02, 0.3, 0.9]) {
        const cut = picture.subarray(0, picture.length * share);
        await expect(withoutMetadata(cut, "10.0.0.1")).rejects.toThrow(Unreadable);
      }
    }
  });

  test("is refused or loses its metadata if any bit is flipped", { tags: "long" }, async () => {
    const original = await photograph(format, options);
    for (let i = 0; i < 60; i++) {
      const broken = Buffer.from(original);
      const at = (i * 7919) % original.length;
      broken[at] = (broken[at] ?? 0) ^ (1 << (i % 8));
      const plain = await withoutMetadata(broken, "10.0.0.1").catch((error) => {
        expect(error).toBeInstanceOf(Unreadable);
      });
      if (plain) expect(Buffer.from(plain).toString("latin1")).not.toMatch(/Paramakudi|SecretC/);
    }
  });
});

/** Adds text outside Exif and XMP, as some programs do. */
function withComment(picture: Buffer, format: Format): Buffer {
  const text = Buffer.from("Devi of Paramakudi");
  const insert = (at: number, ...parts: Buffer[]) =>
    Buffer.concat([picture.subarray(0, at), ...parts, picture.subarray(at)]);
  const length = Buffer.from([0, 0, 0, text.length]);
  if (format === "jpeg") return insert(2, Buffer.from([0xff, 0xfe, 0, text.length + 2]), text);
  if (format === "png") return insert(33, length, Buffer.from("prVt"), text, Buffer.alloc(4));
  if (format === "avif") {
    const box = Buffer.from([0, 0, 0, text.length + 8]);
    return Buffer.concat([picture, box, Buffer.from("uuid"), text]);
  }
  const webp = Buffer.concat([picture, Buffer.from("NOTE"), length.reverse(), text]);
  webp.writeUInt32LE(webp.length - 8, 4);
  return webp;
}

test("an animation keeps its frames and delays", async () => {
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { ...SIZE, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 200] })
    .withExif({ IFD0: { Artist: "Devi of Paramakudi" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const plain = await withoutMetadata(animation, "10.0.0.1");
  await expectNothingButThePicture(plain);
  const { pages, delay } = await sharp(plain, { animated: true }).metadata();
  expect({ pages, delay }).toEqual({ pages: 2, delay: [100, 200] });
});

test.each([
  ["nothing", ""],
  ["a text", "hello"],
  ["an SVG", "<svg/>"],
  ["the beginning of a JPEG", "\xff\xd8\xff\xe0\x00\x10JFIF\0 and then no segment"],
  ["an AVIF without boxes", "\0\0\0\x10ftypavif\0\0\0\0"],
])("%s is refused", async (_name, text) => {
  await expect(withoutMetadata(Buffer.from(text, "latin1"), "10.0.0.1")).rejects.toThrow(
    Unreadable,
  );
});

/** An AVIF of 64 × 48 with a second picture of 32 × 32, made with libheif's heif-enc. */
const twoPictures = Buffer.from(
  [
    "AAAAKGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZmF2aWZtaWYxbWlhZgAAAVttZXRhAAAAAAAAACFoZGxyAAAAAAAAAA",
    "BwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGLAAEAAAAAAAAAKAAC",
    "AAAAAAGzAAEAAAAAAAAAIAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAFWluZmUCAAAAAAIAAG",
    "F2MDEAAAAAtGlwcnAAAACOaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAABA",
    "AAAAMAAAABBwaXhpAAAAAAMICAgAAAATY29scm5jbHgAAgACAAaAAAAADGF2MUOBAAwAAAAAFGlzcGUAAAAAAAAAIA",
    "AAACAAAAAQcGl4aQAAAAADCAgIAAAAHmlwbWEAAAAAAAAAAgABBIGCA4QAAgSFhgeIAAAAUG1kYXQSAAoJGBV/vYIE",
    "BA0IMhkYAAooooQAwbifRamSmzqcbDP5cNPJeAPgEgAKCRgRP/YIEBA0IDIRGAAKKKKEAEQEvhTeGYcTIU4=",
  ].join(""),
  "base64",
);

describe("a new picture", () => {
  /** Grey noise, so that each part of the file holds a part of the picture. */
  function noise(width: number, height: number): Sharp {
    const pixels = Buffer.from(
      Array.from({ length: width * height }, (_, i) => (i * 37 + ((i * i) >> 7)) & 255),
    );
    return sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace("srgb");
  }

  const without = (bytes: Buffer, from: number, to: number) =>
    Buffer.concat([bytes.subarray(0, bytes.length * from), bytes.subarray(bytes.length * to)]);

  test.each([
    ["jpeg", {}],
    ["jpeg", { progressive: true }],
    ["png", {}],
    ["png", { progressive: true }],
    ["webp", {}],
    ["webp", { lossless: true }],
    ["avif", {}],
  ] as const)(
    "in %s %j is stored unchanged, and refused if its middle is missing",
    async (format, options) => {
      const picture = await noise(300, 200).toFormat(format, options).toBuffer();
      expect(await storablePicture(picture, "10.0.0.1")).toBe(picture);
      for (const [from, to] of [
        [0.4, 0.5],
        [0.7, 0.72],
      ] as const) {
        const damaged = without(picture, from, to);
        // The size in the header is the file's, as a program writes it that repairs only this.
        if (format === "webp") {
          damaged.writeUInt32LE(damaged.length - 8, 4);
          damaged.writeUInt32LE(damaged.length - 20, 16);
        }
        await expect(storablePicture(damaged, "10.0.0.1")).rejects.toThrow(
          "The picture is damaged. Open it, save it again as JPEG and send that file.",
        );
      }
    },
  );

  test.each([
    ["jpeg", { optimiseCoding: false }],
    ["jpeg", { quality: 95, chromaSubsampling: "4:4:4" }],
    ["webp", {}],
    ["webp", { lossless: true }],
  ] as const)("in %s %j is refused if a part of it is zeros", async (format, options) => {
    const picture = await noise(600, 400).toFormat(format, options).toBuffer();
    for (const share of [0.3, 0.5, 0.9]) {
      const damaged = Buffer.from(picture);
      const from = Math.floor(damaged.length * share);
      damaged.fill(0, from, from + 512);
      await expect(storablePicture(damaged, "10.0.0.1")).rejects.toThrow("is damaged");
    }
  });

  test("in lossy WebP of two megapixels is refused if 300 bytes of it are zeros", async () => {
    const picture = await noise(1600, 1200).webp().toBuffer();
    expect(await storablePicture(picture, "10.0.0.1")).toBe(picture);
    const middle = Math.floor(picture.length / 2);
    picture.fill(0, middle, middle + 300);
    await expect(storablePicture(picture, "10.0.0.1")).rejects.toThrow("is damaged");
  });

  test.each([
    ["jpeg", {}],
    ["jpeg", { optimiseCoding: false }],
    ["jpeg", { progressive: true }],
    ["webp", {}],
  ] as const)("of one colour in %s %j is stored", async (format, options) => {
    const white = { width: 2560, height: 1920, channels: 3 as const, background: "white" };
    const picture = await sharp({ create: white }).toFormat(format, options).toBuffer();
    expect(await storablePicture(picture, "10.0.0.1")).toBe(picture);
  });

  test("with a wrong checksum is refused", async () => {
    const picture = await noise(300, 200).png().toBuffer();
    const at = picture.length - 14; // The checksum of the last pixels.
    picture[at] = (picture[at] ?? 0) ^ 1;
    await expect(storablePicture(picture, "10.0.0.1")).rejects.toThrow("is damaged");
  });

  test("with what some cameras add before the end of a JPEG is stored", async () => {
    const picture = await noise(300, 200).jpeg().toBuffer();
    const padded = Buffer.concat([
      picture.subarray(0, -2),
      Buffer.alloc(12),
      Buffer.from([255, 217]),
    ]);
    expect(await storablePicture(padded, "10.0.0.1")).toBe(padded);
  });

  test("in CMYK is stored in RGB, with metadata and without", async () => {
    const red = sharp({ create: { ...SIZE, channels: 3, background: "#d22" } }).toColourspace(
      "cmyk",
    );
    for (const picture of [
      await red.clone().jpeg().toBuffer(),
      await red
        .clone()
        .jpeg()
        .withExif({ IFD0: { Artist: "Devi of Paramakudi" } })
        .toBuffer(),
      await red.clone().withIccProfile("cmyk").jpeg().withXmp(XMP).toBuffer(),
    ]) {
      expect((await sharp(picture).metadata()).space).toBe("cmyk");
      const stored = await storablePicture(picture, "10.0.0.1");
      const { space, channels } = await sharp(stored).metadata();
      expect({ space, channels }).toEqual({ space: "srgb", channels: 3 });
      await expectNothingButThePicture(stored);
      const [red0 = 0, green = 0] = (await shown(stored)).corners;
      expect(red0).toBeGreaterThan(150);
      expect(green).toBeLessThan(90);
      expect(await withoutMetadata(stored, "10.0.0.1")).toBe(stored);
    }
  });

  test("with 16 bits for each colour is stored", async () => {
    const deep = await noise(60, 40).toColourspace("rgb16").withIccProfile("p3").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    expect(await storablePicture(deep, "10.0.0.1")).toBe(deep);
    const labelled = withComment(deep, "png");
    const stored = await storablePicture(labelled, "10.0.0.1");
    await expectNothingButThePicture(stored);
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(deep).metadata()).icc);
  });

  test("of 60 megapixels is shrunk", async () => {
    const large = { width: 9000, height: 6700, channels: 3 as const, background: "#2a6" };
    const picture = await sharp({ create: large }).jpeg().toBuffer();
    const stored = await storablePicture(picture, "10.0.0.1");
    const { width, height } = await sharp(stored).metadata();
    expect({ width, height }).toEqual({ width: 2560, height: 1906 });
  });

  test("with more pixels than can be decoded is refused with the limit", async () => {
    const picture = await noise(300, 200).jpeg().toBuffer();
    // The height and the width in the frame's header.
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
    picture.writeUInt16BE(6_000, frame + 5);
    picture.writeUInt16BE(12_000, frame + 7);
    await expect(storablePicture(picture, "10.0.0.1")).rejects.toThrow(
      "The picture has more than 70 megapixels. Make it smaller, save it as JPEG and send that file.",
    );
  });

  test("an animation that is too wide is shrunk and still moves", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 3000, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const stored = await storablePicture(animation, "10.0.0.1");
    const { pages, width } = await sharp(stored, { animated: true }).metadata();
    expect({ pages, width }).toEqual({ pages: 2, width: 2560 });
  });

  test("an AVIF with a transparent part, which is a second item, is stored", async () => {
    const picture = await sharp({ create: { ...SIZE, channels: 4, background: "#2a68" } })
      .avif()
      .toBuffer();
    expect(await storablePicture(picture, "10.0.0.1")).toBe(picture);
  });

  test("an AVIF that also holds another picture is stored without it", async () => {
    const stored = await storablePicture(twoPictures, "10.0.0.1");
    const { pages, width, height } = await sharp(stored).metadata();
    expect({ pages, width, height }).toEqual({ pages: 1, width: 64, height: 48 });
    const resized = await resizePicture(twoPictures, 320, "webp", "10.0.0.1");
    expect((await sharp(resized).metadata()).width).toBe(64);
  });
});
