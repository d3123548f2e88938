import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { StoredFile } from "../backend.ts";
import { answerFile, plainFile, recentFiles } from "./public-file.ts";

function file(size: number): StoredFile {
  const bytes = new Uint8Array(size).fill(7);
  return { contentType: "image/png", bytes, etag: `e${size}`, storedAt: new Date(0) };
}

test("a thousand who ask at once are one read, and so are those who come after", async () => {
  const read = vi.fn(async () => {
    await delay(5);
    return file(10);
  });
  const files = recentFiles(read);
  const found = await Promise.all(Array.from({ length: 1000 }, () => files.get("a", "x.png")));
  expect(new Set(found).size).toBe(1);
  await files.get("b", "x.png");
  expect(read).toHaveBeenCalledTimes(1);
});

test("what is kept stays within its bytes: the file that came first goes first", async () => {
  const read = vi.fn(async () => file(40));
  const files = recentFiles(read, 100);
  for (const name of ["a", "b", "c"]) await files.get("", name);
  read.mockClear();
  for (const name of ["b", "c"]) await files.get("", name);
  expect(read).not.toHaveBeenCalled();
  await files.get("", "a");
  expect(read).toHaveBeenCalledTimes(1);
});

test("a file larger than everything that may be kept is answered and not kept", async () => {
  const read = vi.fn(async () => file(101));
  const files = recentFiles(read, 100);
  expect((await files.get("", "a"))?.bytes.byteLength).toBe(101);
  await files.get("", "a");
  expect(read).toHaveBeenCalledTimes(2);
});

test("a file that was not there is found as soon as it is", async () => {
  let stored: StoredFile | undefined;
  const files = recentFiles(async () => stored);
  expect(await files.get("", "a")).toBeUndefined();
  stored = file(3);
  expect(await files.get("", "a")).toBe(stored);
});

test("a removed file is gone at once; another server's removal half a minute later", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    let stored: StoredFile | undefined = file(3);
    const files = recentFiles(async () => stored);
    await files.get("", "a");
    stored = undefined;
    expect(await files.get("", "a")).toBeDefined();
    vi.advanceTimersByTime(30_001);
    expect(await files.get("", "a")).toBeUndefined();
    stored = file(3);
    await files.get("", "a");
    stored = undefined;
    files.forgetAll();
    expect(await files.get("", "a")).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("a read that began before a removal is not kept after it", async () => {
  let finish: (found: StoredFile) => void = () => {};
  const read = vi.fn<() => Promise<StoredFile | undefined>>();
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  read.mockResolvedValue(undefined);
  const files = recentFiles(read);
  const early = files.get("", "a");
  files.forgetAll();
  finish(file(3));
  expect(await early).toBeDefined();
  expect(await files.get("", "a")).toBeUndefined();
});

test("a failed read is told and tried again", async () => {
  const read = vi.fn<() => Promise<StoredFile | undefined>>();
  read.mockRejectedValueOnce(new Error("away"));
  read.mockResolvedValue(file(3));
  const files = recentFiles(read);
  await expect(files.get("", "a")).rejects.toThrow("away");
  expect(await files.get("", "a")).toBeDefined();
});

test("a picture that was stored with its place is served without it", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Devi" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 32/1" } })
    .toBuffer();
  const served = plainFile({ ...file(0), bytes });
  expect((await sharp(served?.bytes).metadata()).exif).toBeUndefined();
  expect(plainFile({ ...file(0), bytes: Buffer.from("<svg/>") })).toBeUndefined();
  expect(plainFile(undefined)).toBeUndefined();
});

test.each([
  ["bytes=0-0", 206, "bytes 0-0/10", 1],
  ["bytes=2-", 206, "bytes 2-9/10", 8],
  ["bytes=-3", 206, "bytes 7-9/10", 3],
  ["bytes=-30", 206, "bytes 0-9/10", 10],
  ["bytes=5-99", 206, "bytes 5-9/10", 5],
  ["bytes=10-", 416, "bytes */10", 0],
  ["bytes=7-3", 416, "bytes */10", 0],
  ["bytes=99999999999999999999-", 416, "bytes */10", 0],
  ["bytes=0-1,3-4", 200, null, 10],
  ["bytes=-", 200, null, 10],
  ["lines=0-1", 200, null, 10],
  ["bytes=a-b", 200, null, 10],
])("range %s", async (range, status, shown, length) => {
  const request = new Request("http://site/x", { headers: { range } });
  const answer = answerFile(request, file(10));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-range")).toBe(shown);
  expect((await answer.arrayBuffer()).byteLength).toBe(length);
});
