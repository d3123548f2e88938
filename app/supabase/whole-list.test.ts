import { expect, test } from "vitest";
import { type List, wholeList } from "./whole-list.ts";

interface Item {
  id: string;
  name: string;
}

/** A fake table, sorted by name. `beforeRequest` can change it. */
function table(items: Item[], beforeRequest: (request: number) => void = () => {}) {
  let requests = 0;
  const list = (from = "", count = 1000): List<Item> => ({
    gte: (_column, value) => list(String(value), count),
    limit: (most) => list(from, Math.min(most, 1000)),
    // biome-ignore lint/suspicious/noThenProperty: supabase-js calls are thenable too
    then(resolve, reject) {
      beforeRequest(++requests);
      const data = items
        .filter(({ name }) => name >= from)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .slice(0, count);
      return Promise.resolve({ data, error: null, status: 200 }).then(resolve, reject);
    },
  });
  return () => list();
}

const item = (n: number): Item => ({ id: `id-${n}`, name: String(n).padStart(5, "0") });
const items = (count: number) => Array.from({ length: count }, (_, n) => item(n));

test.each([0, 1, 999, 1000, 1001, 2500])(
  "a list of %i rows is read completely and in order",
  async (length) => {
    const { data } = await wholeList(table(items(length)), "name");
    expect(data).toEqual(items(length));
  },
);

test("no row is skipped or repeated when others are added and removed meanwhile", async () => {
  const stored = items(2500);
  const read = table(stored, (request) => {
    if (request === 2) stored.splice(0, 10);
    if (request === 3) stored.push({ id: "new", name: "00001" });
  });
  const { data } = await wholeList(read, "name");
  expect(data).toEqual(items(2500));
});

test("a failed request makes the whole read fail with its error", async () => {
  const failed = { data: null, error: { message: "no" }, status: 500 };
  const call = Object.assign(Promise.resolve(failed), { gte: () => call, limit: () => call });
  expect(await wholeList(() => call as unknown as List<Item>)).toEqual(failed);
});
