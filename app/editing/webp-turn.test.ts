import sharp from "sharp";
import { expect, test } from "vitest";
import { webpTurn } from "./webp-turn";

/** A picture of two by one pixels, marked as to be turned. */
async function webp(orientation?: number): Promise<ArrayBuffer> {
  const picture = sharp({ create: { width: 2, height: 1, channels: 3, background: "red" } }).webp();
  const bytes = await (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
  return new Uint8Array(bytes).buffer;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "orientation %i is undone as sharp undoes it",
  async (value) => {
    const turn = webpTurn(await webp(value));
    const upright = await sharp(await webp(value))
      .autoOrient()
      .toBuffer({ resolveWithObject: true });
    expect(turn?.isSideways ?? false).toBe(upright.info.height === 2);
    expect(turn === undefined).toBe(value === 1);
  },
);

test("a picture without notes stands upright", async () => {
  expect(webpTurn(await webp())).toBeUndefined();
});

test("notes that are cut off, empty or no notes at all turn nothing", async () => {
  const whole = await webp(6);
  for (let length = 0; length < whole.byteLength; length++) {
    expect(() => webpTurn(whole.slice(0, length))).not.toThrow();
  }
  expect(webpTurn(new ArrayBuffer(0))).toBeUndefined();
});
