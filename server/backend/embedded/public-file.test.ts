import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { StoredFile } from "../backend.ts";
import { recentFiles, respondWithFile } from "./public-file.ts";

const square = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } });
const png = new Uint8Array(await square.png().toBuffer());

function file(bytes: Uint8Array = png): StoredFile {
  return { contentType: "image/png", bytes, etag: `e${bytes.length}`, storedAt: new Date(0) };
}

test("a thousand parallel requests and all later ones read a file once", async () => {
  const read = vi.fn(async () => {
    await delay(5);
    return file();
  });
  const files = recentFiles(read);
  const found = await Promise.all(Array.from({ length: 1000 }, () => files.get("a", "x.png")));
  expect(new Set(found).size).toBe(1);
  await files.get("b", "x.png");
  expect(read).toHaveBeenCalledTimes(1);
});

test("the cache stays within its size and drops the oldest file first", async () => {
  const read = vi.fn(async () => file());
  const files = recentFiles(read, { maxBytes: 3 * (png.length + 1000) });
  for (const name of ["a", "b", "c"]) await files.get("", name);
  read.mockClear();
  for (const name of ["b", "c"]) await files.get("", name);
  expect(read).not.toHaveBeenCalled();
  await files.get("", "a");
  expect(read).toHaveBeenCalledTimes(1);
});

test("a file larger than the whole cache is served and not cached", async () => {
  const read = vi.fn(async () => file());
  const files = recentFiles(read, { maxBytes: png.length - 1 });
  expect((await files.get("", "a"))?.bytes).toEqual(png);
  await files.get("", "a");
  expect(read).toHaveBeenCalledTimes(2);
});

test("a small file holds only its own memory, and none once it has expired", async () => {
  const pooled = Buffer.from(Buffer.from(png).toString("hex"), "hex");
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.byteLength);
  const files = recentFiles(async () => file(pooled), { freshMs: 10 });
  const found = await files.get("", "a");
  expect(found?.bytes.buffer.byteLength).toBe(png.length);
  await expect.poll(() => files.bytes).toBe(0);
});

test("a missing file is found as soon as it exists", async () => {
  let stored: StoredFile | undefined;
  const files = recentFiles(async () => stored);
  expect(await files.get("", "a")).toBeUndefined();
  stored = file();
  expect(await files.get("", "a")).toEqual(stored);
});

test("a removed file is gone at once, or a while later if another server removed it", async () => {
  let stored: StoredFile | undefined = file();
  const files = recentFiles(async () => stored);
  await files.get("", "a");
  stored = undefined;
  expect(await files.get("", "a")).toBeDefined();
  files.forgetAll();
  expect(await files.get("", "a")).toBeUndefined();

  stored = file();
  const other = recentFiles(async () => stored, { freshMs: 10 });
  await other.get("", "a");
  stored = undefined;
  await expect.poll(() => other.get("", "a")).toBeUndefined();
});

test("a read that began before a removal is not cached after it", async () => {
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
  finish(file());
  expect(await early).toBeDefined();
  expect(await files.get("", "a")).toBeUndefined();
});

test("a failed read rejects, and the next request reads again", async () => {
  const read = vi.fn<() => Promise<StoredFile | undefined>>();
  read.mockRejectedValueOnce(new Error("away"));
  read.mockResolvedValue(file());
  const files = recentFiles(read);
  await expect(files.get("", "a")).rejects.toThrow("away");
  expect(await files.get("", "a")).toBeDefined();
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
])("a request with the range %s gets the right bytes", async (range, status, shown, length) => {
  const request = new Request("http://site/x", { headers: { range } });
  const response = respondWithFile(request, file(new Uint8Array(10)));
  expect(response.status).toBe(status);
  expect(response.headers.get("content-range")).toBe(shown);
  expect((await response.arrayBuffer()).byteLength).toBe(length);
});
