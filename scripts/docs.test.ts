import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md", "bench/*.md", "tests/*/*.md"], { cwd: root });

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

test("every source file that the documents name exists", () => {
  const sources = globSync("{app,server,scripts,tests,bench}/**/*.{ts,tsx}", { cwd: root });
  const paths = sources.map((path) => `/${path}`);
  const missing = documents.flatMap((document) =>
    matches(read(document), /`(?:\.\.\/)*([a-z0-9/._-]+\.tsx?)`/g)
      .filter((name) => !paths.some((path) => path.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every "spec §5" in a comment means a section of specification.md', () => {
  const sources = globSync(
    ["{app,server,scripts,tests}/**/*.{ts,tsx,js}", "supabase/**/*.sql", "docs/decisions/*.md"],
    { cwd: root },
  );
  const cited = new Set(sources.flatMap((file) => matches(read(file), /§(\d+)/g)));
  expect(matches(read("docs/specification.md"), /^## (\d+)\./gm)).toEqual([...cited].sort());
});

/** The purpose of each SQL function that only the server may call, in the words of deploy.md. */
const FOR_THE_SERVER: Record<string, string> = {
  confirm_newsletter: "newsletter addresses",
  count_visit: "visit counts",
  enquire: "what visitors send: enquiries",
  forget_old_rows: "removing old enquiries, quotes, reviews, newsletter addresses, counts and",
  forget_unused_words: "words of the search that no tour has any more",
  join_newsletter: "newsletter addresses",
  leave_newsletter: "newsletter addresses",
  media_names: "`npm run media`",
  quote_opened: "people who open the link of a quote",
  submit_review: "reviews and their pictures",
  was_filled: "the default content on the first start",
};

/** Functions for the server that a later migration drops. */
const REPLACED = [
  "forget_left_addresses",
  "forget_old_enquiries",
  "forget_old_quotes",
  "forget_old_reviews",
];

test("deploy.md lists what the secret key is needed for", () => {
  const migrations = globSync("supabase/migrations/*.sql", { cwd: root }).map(read).join("\n");
  const granted = /grant execute on function public\.(\w+)\([^)]*\) to service_role;/g;
  const functions = new Set(matches(migrations, granted));
  for (const name of REPLACED) functions.delete(name);
  expect([...functions].sort()).toEqual(Object.keys(FOR_THE_SERVER));
  const [, section = ""] = read("docs/deploy.md").split("### Without the secret key");
  for (const words of Object.values(FOR_THE_SERVER)) expect(section).toContain(words);
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
