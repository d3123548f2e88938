/** `node art/draw.ts` writes all of public/posters; `node art/draw.ts hero bali` only names that begin so. */
import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { grain } from "./kit/land.ts";
import { render } from "./kit/sheet.ts";
import { scenes } from "./scenes/index.ts";

const target = new URL("../public/posters/", import.meta.url);
const wanted = process.argv.slice(2);
mkdirSync(target, { recursive: true });

for (const scene of scenes) {
  if (wanted.length > 0 && !wanted.some((name) => scene.file.startsWith(name))) continue;
  const svg = render(scene, grain);
  writeFileSync(new URL(`${scene.file}.svg`, target), svg);
  const sent = brotliCompressSync(svg).length;
  process.stdout.write(`${scene.file.padEnd(32)} ${svg.length} ${sent}\n`);
}
