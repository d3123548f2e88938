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

/** Updates that name what they expect in another way than by the version of one row. */
const OTHERS = [
  // Many dates at once: the update names their status.
  'app/features/departures/data.ts: client.from("departures").update(',
];

test("each update of a row names the version that it began from", () => {
  const updates = callsOf(/[\w(]*\s*client\s*\.from\([^)]*\)\s*\.update\(/g);
  expect(updates.length).toBeGreaterThan(10);
  const unnamed = updates.filter((call) => !call.includes(": ofVersion(client"));
  expect(unnamed).toEqual(OTHERS);
  const all = callsOf(/\.update\(/g);
  expect(all).toHaveLength(updates.length);
});

test("an upsert replaces nothing that somebody else has written", () => {
  expect(callsOf(/\.upsert\([^;]*;/g).sort()).toEqual([
    // Skips dates that exist.
    expect.stringMatching(/^app\/features\/departures\/data\.ts: .*ignoreDuplicates:true/),
    // This browser's own subscription.
    expect.stringMatching(/^app\/features\/notifications\/panel\/data\.ts: .*"endpoint"/),
  ]);
});
