import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskCache } from "./disk-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "disk-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (size: number, value = 1) => new Uint8Array(size).fill(value);

test("the cache makes a file once for parallel requests and keeps it across a restart", async () => {
  let made = 0;
  const make = async () => {
    made++;
    return bytes(10);
  };
  const cache = new DiskCache(folder, 50_000);
  await Promise.all([cache.get("a", make), cache.get("a", make), cache.get("a", make)]);
  expect(await new DiskCache(folder, 50_000).get("a", make)).toEqual(bytes(10));
  expect(made).toBe(1);
});

test("the cache stays within its size and drops the least recently used file", async () => {
  const cache = new DiskCache(folder, 50_000);
  for (const name of ["a", "b", "c"]) await cache.get(name, async () => bytes(10_000));
  await cache.get("a", async () => bytes(10_000));
  await cache.get("d", async () => bytes(10_000));
  expect(readdirSync(folder).sort()).toEqual(["a", "c", "d"]);
});

test("many small files count more than their content", async () => {
  const cache = new DiskCache(folder, 50_000);
  for (let n = 0; n < 20; n++) await cache.get(String(n), async () => bytes(1));
  expect(readdirSync(folder).length).toBeLessThan(13);
});

test("a file that could not be made is not stored", async () => {
  const cache = new DiskCache(folder, 50_000);
  const failing = cache.get("a", async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await cache.get("a", async () => bytes(5))).toEqual(bytes(5));
});

test("a deleted file is made again, and a half-written one is removed", async () => {
  writeFileSync(join(folder, ".half"), "x");
  const cache = new DiskCache(folder, 50_000);
  await cache.get("a", async () => bytes(5));
  expect(readdirSync(folder)).toEqual(["a"]);
  rmSync(join(folder, "a"));
  expect(await cache.get("a", async () => bytes(6))).toEqual(bytes(6));
});

test("after its folder was deleted, the cache stores files again", async () => {
  const cache = new DiskCache(folder, 50_000);
  await cache.get("a", async () => bytes(5));
  rmSync(folder, { recursive: true });
  await cache.get("a", async () => bytes(6));
  expect(await cache.get("a", async () => bytes(7))).toEqual(bytes(6));
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("the cache removes exactly the given entries", async () => {
  const cache = new DiskCache(folder, 50_000);
  for (const name of ["a-1", "a-2", "b-1", "c-1"]) await cache.get(name, async () => bytes(5));
  await cache.removeAll((name) => /^[ac]-/.test(name));
  expect(readdirSync(folder)).toEqual(["b-1"]);
  expect(await cache.get("a-1", async () => bytes(7))).toEqual(bytes(7));
});

test("a file whose name is removed while it is made is returned but not stored", async () => {
  const cache = new DiskCache(folder, 50_000);
  let finish: (made: Uint8Array<ArrayBuffer>) => void = () => {};
  let asked: Promise<Uint8Array<ArrayBuffer>> | undefined;
  await new Promise<void>((begun) => {
    asked = cache.get("a", () => {
      begun();
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
  });
  await cache.removeAll((name) => name === "a");
  const next = cache.get("a", async () => bytes(10, 2));
  finish(bytes(10));
  expect(await asked).toEqual(bytes(10));
  expect(await next).toEqual(bytes(10, 2));
  expect(await new DiskCache(folder, 50_000).get("a", async () => bytes(10, 3))).toEqual(
    bytes(10, 2),
  );
});
