// `npm run fonts`: writes app/ui/typefaces, which are subsets of the published fonts.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { cutTypeface, typefaceCuts } from "./typeface-cuts.ts";

const LICENCES = {
  "text-licence.txt": "@fontsource-variable/anek-tamil/LICENSE",
  "heading-licence.txt": "@fontsource/eczar/LICENSE",
};
const FOLDER = new URL("../app/ui/typefaces/", import.meta.url);

await mkdir(FOLDER, { recursive: true });
for (const cut of typefaceCuts) await writeFile(new URL(cut.file, FOLDER), await cutTypeface(cut));
// The Open Font License must be included with every copy.
for (const [name, from] of Object.entries(LICENCES)) {
  await copyFile(createRequire(import.meta.url).resolve(from), new URL(name, FOLDER));
}
