import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shrinkPicture } from "./shrink-picture";

let drawn: string[] = [];
/** Encodes no WebP, as in Safari. */
const canvas = {
  width: 0,
  height: 0,
  getContext() {
    const context = {
      globalCompositeOperation: "source-over",
      fillStyle: "#000",
      drawImage: () => drawn.push("picture"),
      fillRect: () => drawn.push(`${context.fillStyle} ${context.globalCompositeOperation}`),
    };
    return context;
  },
  toBlob(done: (blob: Blob) => void, type: string) {
    const encoded = type === "image/webp" ? "image/png" : type;
    drawn.push(encoded);
    done(new Blob([], { type: encoded }));
  },
};

beforeEach(() => {
  drawn = [];
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal("createImageBitmap", async () => ({ width: 5000, height: 2500, close() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a transparent picture is white below where only JPEG can be encoded, and a PNG stays transparent", async () => {
  await shrinkPicture(new File(["GIF89a"], "logo.gif"), true);
  expect(drawn).toEqual(["picture", "image/png", "#fff destination-over", "image/jpeg"]);
  drawn = [];
  await shrinkPicture(new File(["\x89PNG\r\n\x1a\n"].map(latin1), "logo.png"), true);
  expect(drawn).toEqual(["picture", "image/png", "image/png"]);
});

test("a visitor's picture is smaller, because a PNG of 2560 pixels can exceed the server's limit", async () => {
  await shrinkPicture(new File(["\xff\xd8\xff"].map(latin1), "trip.jpg"), false, 1280);
  expect(canvas).toMatchObject({ width: 1280, height: 640 });
});

function latin1(text: string) {
  return new Uint8Array(Buffer.from(text, "latin1"));
}
