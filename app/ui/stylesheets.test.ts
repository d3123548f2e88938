import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("..", import.meta.url));
const publicEntries = [
  "root.tsx",
  "entry.server.tsx",
  ...globSync("routes/public/*.tsx", { cwd: app }),
];

test("the stylesheet of the public pages is made of what they reach, and of nothing else", () => {
  const reached = [...reachedFrom(publicEntries)].filter((file) => file.endsWith(".tsx"));
  expect(reached).toContain("enquiry/calendar-dialog.tsx");
  expect([...sourcesOf("app.css")].sort()).toEqual(reached.sort());
});

/** The files that a stylesheet's `@source` lines let Tailwind read, from `app/` on. */
function sourcesOf(stylesheet: string): Set<string> {
  const files = new Set<string>();
  const css = readFileSync(join(app, stylesheet), "utf8");
  for (const [, not, glob = ""] of css.matchAll(/^@source (not )?"\.\/([^"]+)";$/gm)) {
    for (const file of globSync(glob, { cwd: app })) {
      if (not) files.delete(file);
      else files.add(file);
    }
  }
  return files;
}

/** The modules of ours that these import, at once or later, and those that they import. */
function reachedFrom(entries: string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = readFileSync(join(app, file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import\(|import)\s*"((?:~|\.)[^"?]*)"/g)) {
      const path = name.startsWith("~/") ? name.slice(2) : join(dirname(file), name);
      const module = [`${path}.tsx`, `${path}.ts`].find((name) => existsSync(join(app, name)));
      if (module) reached.add(module);
    }
  }
  return reached;
}
