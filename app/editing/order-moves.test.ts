import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveItem, OrderConflict, type OrderStore, readInOrder, renumber } from "./order-moves";

type Rows = Map<string, number>;

function rowsOf(...ids: string[]): Rows {
  return new Map(ids.map((id, order) => [id, order]));
}

function listOf(rows: Rows) {
  return [...rows]
    .map(([id, order]) => ({ id, order }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

function storeOf(rows: Rows): OrderStore {
  return {
    list: async () => listOf(rows),
    async change(id, from, to) {
      if (rows.get(id) !== from) return false;
      rows.set(id, to);
      return true;
    },
  };
}

const names = (rows: Rows) =>
  listOf(rows)
    .map(({ id }) => id)
    .join("");
const orders = (rows: Rows) => listOf(rows).map(({ order }) => order);

describe("moveItem", () => {
  test("swaps two neighbours by two updates, each changing by one", async () => {
    const rows = rowsOf("a", "b", "c");
    const changes: string[] = [];
    const store = storeOf(rows);
    const noted: OrderStore = {
      ...store,
      change(id, from, to) {
        changes.push(`${id} ${from}→${to}`);
        return store.change(id, from, to);
      },
    };
    await moveItem(noted, listOf(rows), 2, "up");
    expect(changes).toEqual(["c 2→1", "b 1→2"]);
    expect(names(rows)).toBe("acb");
    await moveItem(noted, listOf(rows), 0, "down");
    expect(names(rows)).toBe("cab");
  });

  test("does nothing beyond the ends", async () => {
    const rows = rowsOf("a", "b");
    await moveItem(storeOf(rows), listOf(rows), 0, "up");
    await moveItem(storeOf(rows), listOf(rows), 1, "down");
    expect(names(rows)).toBe("ab");
  });

  test("undoes the first update when the second fails, and passes the failure on", async () => {
    const rows = rowsOf("a", "b");
    const store = storeOf(rows);
    let calls = 0;
    const failing: OrderStore = {
      ...store,
      async change(id, from, to) {
        calls += 1;
        if (calls === 2) throw new Error("the server said no");
        return store.change(id, from, to);
      },
    };
    await expect(moveItem(failing, listOf(rows), 1, "up")).rejects.toThrow("the server said no");
    expect(names(rows)).toBe("ab");
    expect(orders(rows)).toEqual([0, 1]);
  });

  test("refuses to move by a list that is out of date, and leaves the rows alone", async () => {
    const rows = rowsOf("a", "b", "c");
    const seen = listOf(rows);
    await moveItem(storeOf(rows), seen, 0, "down");
    await expect(moveItem(storeOf(rows), seen, 0, "down")).rejects.toThrow(OrderConflict);
    await expect(moveItem(storeOf(rows), seen, 2, "up")).rejects.toThrow(OrderConflict);
    expect(names(rows)).toBe("bac");
    expect(orders(rows)).toEqual([0, 1, 2]);
  });
});

describe("renumber", () => {
  test("closes the gap of a deleted item", async () => {
    const rows = rowsOf("a", "b", "c", "d");
    rows.delete("b");
    await renumber(storeOf(rows));
    expect(names(rows)).toBe("acd");
    expect(orders(rows)).toEqual([0, 1, 2]);
  });

  test("parts items that share an order, whatever they hold", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(12), { maxLength: 8 }), async (values) => {
        const rows: Rows = new Map(values.map((order, id) => [String(id), order]));
        const before = names(rows);
        await renumber(storeOf(rows));
        expect(orders(rows)).toEqual(values.map((_, place) => place));
        expect(names(rows)).toBe(before);
      }),
    );
  });
});

describe("several tabs at once", () => {
  const move = fc.record({
    index: fc.nat(3),
    direction: fc.constantFrom("up" as const, "down" as const),
    // A tab may lose its network in the middle: every later call of its move fails.
    failsAfter: fc.option(fc.nat(3), { nil: Number.POSITIVE_INFINITY }),
  });

  test("no interleaving leaves two items with one order, or loses one", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(move, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 }),
        async (scheduler, tabs) => {
          const rows = rowsOf("a", "b", "c", "d");
          const store = storeOf(rows);
          const slow: OrderStore = {
            list: () => scheduler.schedule(Promise.resolve()).then(() => store.list()),
            change: (id, from, to) =>
              scheduler.schedule(Promise.resolve()).then(() => store.change(id, from, to)),
          };
          const pause = () => scheduler.schedule(Promise.resolve());
          async function workInTab(moves: (typeof tabs)[number]) {
            for (const { index, direction, failsAfter } of moves) {
              const seen = await readInOrder(slow.list, slow, pause);
              let calls = 0;
              const flaky: OrderStore = {
                list: slow.list,
                async change(id, from, to) {
                  calls += 1;
                  if (calls > failsAfter) throw new Error("no network");
                  return slow.change(id, from, to);
                },
              };
              await moveItem(flaky, seen, index, direction).catch(() => {});
              await readInOrder(slow.list, slow, pause);
            }
          }
          await scheduler.waitFor(Promise.all(tabs.map(workInTab)));
          expect(orders(rows)).toEqual([0, 1, 2, 3]);
          expect(names(rows).split("").sort().join("")).toBe("abcd");
        },
      ),
      { numRuns: 2000 },
    );
  }, 60_000);
});
