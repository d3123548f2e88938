import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The writes that replace rows, as `path: start of the call`. */
function callsOf(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([call]) => `${path}: ${call.replace(/\s+/g, "")}`),
  );
}

test("each update of a row names the version that it began from", () => {
  const updates = callsOf(/[\w(]*\s*client\s*\.from\([^)]*\)\s*\.update\(/g);
  expect(updates.length).toBeGreaterThan(10);
  const unnamed = updates.filter((call) => !call.includes(": ofVersion(client"));
  expect(unnamed).toEqual([]);
  const all = callsOf(/\.update\(/g);
  expect(all).toHaveLength(updates.length);
});

/** The tables whose trigger keeps what somebody has changed since the row was inserted. */
const guarded = globSync("supabase/migrations/*.sql")
  .map((path) => readFileSync(path, "utf8"))
  .flatMap((text) => {
    const [, list = ""] =
      /array\[([^\]]*)\] loop\s+execute format\('create trigger keep_later_change/.exec(text) ?? [];
    const single = text.matchAll(
      /create trigger keep_later_change before insert on public\.(\w+)/g,
    );
    return [...list.matchAll(/'(\w+)'/g), ...single].map(([, table = ""]) => table);
  });

test("an upsert replaces nothing that somebody else has written", () => {
  const upserts = callsOf(/\.from\([^)]*\)\s*\.upsert\([^;]*;/g);
  const isNewRow = (call: string) => call.includes('onConflict:"id"');
  const tables = upserts.filter(isNewRow).map((call) => /from\("(\w+)"/.exec(call)?.[1]);
  expect(tables.length).toBeGreaterThan(5);
  expect(guarded).toEqual(expect.arrayContaining(tables));
  // The others skip rows that exist, or store this browser's own subscription.
  const isAllowed = (call: string) => /ignoreDuplicates:true|"push_subscriptions"/.test(call);
  expect(upserts.filter((call) => !isNewRow(call) && !isAllowed(call))).toEqual([]);
  expect(callsOf(/\.upsert\(/g)).toHaveLength(upserts.length);
});
