import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { grain } from "./kit/land.ts";
import { render } from "./kit/sheet.ts";
import { scenes } from "./scenes/index.ts";

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

test("every illustration file equals the output of its scene", () => {
  const drawn = new Map(scenes.map((scene) => [`${scene.file}.svg`, render(scene, grain)]));
  expect([...drawn.keys()].sort()).toEqual(readdirSync(folder).sort());
  const changed = [...drawn].filter(
    ([name, svg]) => readFileSync(new URL(name, folder), "utf8") !== svg,
  );
  expect(changed.map(([name]) => name)).toEqual([]);
});
