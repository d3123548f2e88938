import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = new URL("../public/posters/", import.meta.url);
const MOST = 12_000;

test("every illustration is sent in at most 12 KB", () => {
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThan(50);
  const heavy = names
    .map((name) => ({ name, sent: brotliCompressSync(readFileSync(new URL(name, folder))).length }))
    .filter(({ sent }) => sent > MOST);
  expect(heavy).toEqual([]);
});
