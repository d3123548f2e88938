// What a first visit loads, read from the built files. tests/browser/accessibility.spec.ts measures some pages.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages, pathOfLanguage } from "../../app/ui/languages.ts";
import { panelPages, publicPages } from "../browser/site-pages.ts";

interface Manifest {
  entry: Scripts;
  routes: Record<string, Scripts>;
}

interface Scripts {
  module: string;
  imports?: string[];
}

const { routes } = manifestOf("en");
const publicRoutes = Object.keys(routes).filter((id) => id.startsWith("routes/public/"));
const BUDGET = 115 * 1024;

function manifestOf(language: Language) {
  const folder = join(import.meta.dirname, "../../build/client/assets", pathOfLanguage(language));
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const text = readFileSync(join(folder, file), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  return { ...manifest, folder, file };
}

function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

test("the browser tests open every public page", () => {
  const notPages = ["layout", "suggestions"];
  const names = publicRoutes.map((id) => basename(id)).filter((name) => !notPages.includes(name));
  expect(Object.keys(publicPages).sort()).toEqual(names.sort());
});

test("the browser tests open every screen of the panel", () => {
  const notListed =
    /^(index|layout|frame|preview|login|forgot-password|new-password|enquiry|quote-edit|quote-sheet)$/;
  const screens = Object.keys(routes).filter((id) => id.startsWith("routes/admin/"));
  const names = screens.map((id) => basename(id)).filter((name) => !notListed.test(name));
  expect(Object.keys(panelPages()).sort()).toEqual(names.sort());
});

test.each(languages)("every public page loads at most 115 KiB of scripts (%s)", (language) => {
  const { entry, routes, folder, file } = manifestOf(language);
  expect(publicRoutes.length).toBeGreaterThan(10);
  // The page of a quote loads no scripts (quotes.spec.ts).
  for (const id of publicRoutes.filter((id) => id !== "routes/public/quote")) {
    const parts = [entry, routes.root, routes["routes/public/layout"], routes[id]];
    const files = new Set([file]);
    for (const part of parts) {
      if (!part) throw new Error(`${id}: a part is missing`);
      for (const path of [part.module, ...(part.imports ?? [])]) files.add(basename(path));
    }
    const size = [...files].reduce((sum, name) => sum + sentBytes(join(folder, name)), 0);
    expect(size, id).toBeLessThanOrEqual(BUDGET);
  }
});
