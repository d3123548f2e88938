import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md", "bench/*.md"], { cwd: root });

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = ""]) => match);
}

test("every link in the documents leads to an existing file and heading", () => {
  const broken = documents.flatMap((document) =>
    matches(read(document), /\]\((?!https?:)([^)]+)\)/g)
      .filter((link) => !resolves(document, link))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every `npm run` command in the documents exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const missing = documents.flatMap((document) =>
    matches(read(document), /npm run (?:-s )?([a-z:]+)/g).filter((name) => !(name in scripts)),
  );
  expect(missing).toEqual([]);
});

test("every benchmark in the documents exists", () => {
  const names = documents.flatMap((document) =>
    matches(read(document), /npm run bench -- ([a-z-]+)/g),
  );
  expect(names.filter((name) => !existsSync(join(root, "bench", name, "bench.ts")))).toEqual([]);
});

test("every test that SECURITY.md names exists", () => {
  const files = matches(read("SECURITY.md"), /`([\w/.-]+\.(?:test|spec)\.ts)`/g);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

function resolves(document: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const file = path ? join(dirname(document), path) : document;
  if (!existsSync(join(root, file))) return false;
  if (!heading) return true;
  const headings = matches(read(file), /^#+ (.+)$/gm);
  return headings.some((text) => slug(text) === heading);
}

/** The id that GitHub gives a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}
