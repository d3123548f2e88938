import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The functions that return rows. */
const returningRows = globSync("supabase/migrations/*.sql").flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/function public\.(\w+)\([^)]*\) returns setof/g)].map(
    ([, name]) => name,
  ),
);
const READ = new RegExp(
  String.raw`(?:\.from\([^)]*\)|\b(?:rows|mails)\(\))\s*\.select\(|\.rpc\(\s*"(?:${returningRows.join("|")})"`,
  "g",
);
const LIMIT = /\.(?:limit|range|single|maybeSingle)[<(]|head: true|holeList\(/g;
/** A read of a table that is not for one row. */
const SQL_READ =
  /(?<!\[\w+\] =\s*await )(?:sql|tx)(?:<[^`]*?>)?`\s*select (?!private\.|from\b)[^`]*?\bfrom (?:\$|(?:auth|private|public|site_local|storage)\.)[^`]*`/g;
const REASON = /`wholeList`|\bat most\b|\bWithout a limit: /i;

/** The top-level declarations of a file, each with its comment. */
function declarationsOf(text: string): string[] {
  return text.split(/(?<!\*\/\n)^(?=\/\*\*|(?:export |async )*(?:const|function|class) )/m);
}

test("each read of rows has a limit, or says why it needs none", () => {
  const sources = globSync("{app,server}/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));
  let reads = 0;
  const unlimited = sources.flatMap((path) =>
    declarationsOf(readFileSync(path, "utf8")).flatMap((text) => {
      const calls = [...text.matchAll(READ)].map(([call]) => call);
      const queries = [...text.matchAll(SQL_READ)].map(([query]) => query);
      reads += calls.length + queries.length;
      if (REASON.test(text)) return [];
      const areLimited = calls.length <= [...text.matchAll(LIMIT)].length;
      const missing = queries.filter((query) => !/\blimit \S/.test(query));
      return [...(areLimited ? [] : calls), ...missing].map((read) => `${path}: ${read}`);
    }),
  );
  expect(reads).toBeGreaterThan(100);
  expect(unlimited).toEqual([]);
});
