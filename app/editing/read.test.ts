import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no query reads without asking whether its session has ended", () => {
  const direct = globSync("app/{features,panel,editing}/**/*.{ts,tsx}")
    .filter((path) =>
      /queryFn[^}]*?\.retry\(|await [a-zA-Z]+\(browserClient\(\)/.test(readFileSync(path, "utf8")),
    )
    .sort();
  // The write of `useSave`, which asks too, and the toast of a new enquiry.
  expect(direct).toEqual(["app/editing/save.ts", "app/panel/new-enquiries.ts"]);
});
