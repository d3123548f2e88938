import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readWholeList } from "./read";

vi.mock("./signed-in", () => ({ callSignedIn: (send: () => unknown) => send() }));

/** A fake list of `length` numbers. Like hosted Supabase, it returns at most 1,000 rows at once. */
function listOf(length: number) {
  const requested: [number, number][] = [];
  const answer = (from: number, to: number) => ({
    retry: () =>
      Promise.resolve({
        data: Array.from({ length }, (_, at) => at).slice(from, Math.min(to + 1, from + 1000)),
        error: null,
        status: 200,
      }),
  });
  const list = () => ({
    ...answer(0, length),
    range(from: number, to: number) {
      requested.push([from, to]);
      return answer(from, to);
    },
  });
  return { list, requested };
}

test.each([0, 1, 999, 1000, 1001, 2500])(
  "a list of %i rows is read completely and in order",
  async (length) => {
    const { list, requested } = listOf(length);
    expect(await readWholeList(list)).toEqual(Array.from({ length }, (_, at) => at));
    expect(requested).toHaveLength(Math.floor(length / 1000) + 1);
  },
);

test("a failed request makes the whole read fail with its error", async () => {
  const broken = {
    retry: () => Promise.resolve({ data: null, error: { message: "no" }, status: 500 }),
  };
  const list = () => ({ ...broken, range: () => broken });
  await expect(readWholeList(list)).rejects.toEqual({ message: "no" });
});

test("no query reads without asking whether its session has ended", () => {
  const direct = globSync("app/{features,panel,editing}/**/*.{ts,tsx}")
    .filter((path) =>
      /queryFn[^}]*?\.retry\(|await [a-zA-Z]+\(browserClient\(\)/.test(readFileSync(path, "utf8")),
    )
    .sort();
  // The write of `useSave`, which asks too, and the toast of a new enquiry.
  expect(direct).toEqual(["app/editing/save.ts", "app/panel/new-enquiries.ts"]);
});
