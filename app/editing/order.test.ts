import { expect, test } from "vitest";
import { type OrderedItem, reorder, saveOrder, withMoved, withPlaced } from "./order";

/** A fake stored list, such as `{ a: 0, b: 1 }`. Update number `failing` returns an error. */
function listOf(stored: Record<string, number>, failing?: number) {
  const updates: string[] = [];
  const items = () =>
    Object.entries(stored)
      .map(([id, order]) => ({ id, order }))
      .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  const setOrder = async ({ id }: OrderedItem, order: number) => {
    updates.push(`${id}=${order}`);
    if (updates.length === failing) return { error: { message: "no" } };
    stored[id] = order;
    return { error: null };
  };
  const move = (id: string, direction: "up" | "down") =>
    saveOrder(withMoved(items(), id, direction), setOrder);
  return { stored, updates, items, setOrder, move };
}

test("moving an item updates the order of two rows by one", async () => {
  const { stored, updates, move } = listOf({ a: 0, b: 1, c: 2 });
  await move("c", "up");
  expect(updates).toEqual(["c=1", "b=2"]);
  await move("a", "down");
  expect(stored).toEqual({ c: 0, a: 1, b: 2 });
});

test("the first item cannot move up and the last cannot move down", async () => {
  const { updates, move } = listOf({ a: 0, b: 1 });
  await move("a", "up");
  await move("b", "down");
  await move("gone", "up");
  expect(updates).toEqual([]);
});

test("a failed second update undoes the first and returns the error", async () => {
  const { stored, updates, move } = listOf({ a: 0, b: 1 }, 2);
  expect(await move("b", "up")).toEqual({ error: { message: "no" } });
  expect(updates).toEqual(["b=0", "a=1", "b=1"]);
  expect(stored).toEqual({ a: 0, b: 1 });
});

test("moving an item among equal or missing orders renumbers the items 0, 1, 2", async () => {
  const { stored, move } = listOf({ a: 0, b: 0, c: 5 });
  await move("b", "up");
  expect(stored).toEqual({ b: 0, a: 1, c: 2 });
});

test("deleting an item renumbers the items after it", async () => {
  const { updates, items, setOrder } = listOf({ a: 0, c: 2, d: 3 });
  await saveOrder(items(), setOrder);
  expect(updates).toEqual(["c=1", "d=2"]);
});

test("a restored item takes its old place, and the items after it move down", async () => {
  const { stored, items, setOrder } = listOf({ a: 0, b: 1, z: 1, d: 2 });
  await saveOrder(withPlaced(items(), "z", 1), setOrder);
  expect(stored).toEqual({ a: 0, z: 1, b: 2, d: 3 });
  expect(withPlaced(items(), "d", 9).at(-1)?.id).toBe("d");
  expect(withPlaced(items(), "gone", 0)).toEqual(items());
});

test("of two moves at the same time, each goes through and no position is used twice", async () => {
  const rows = new Map(["a", "b", "c"].map((id, order) => [id, { id, order, version: 0 }]));
  const list = async () => ({
    data: [...rows.values()]
      .map((row) => ({ ...row }))
      .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
    error: null,
  });
  /** Like the database: an update that names an old version finds no row. */
  const setOrder = async ({ id, version }: { id: string; version: number }, order: number) => {
    const row = rows.get(id);
    if (row?.version !== version) return { data: null, error: { message: "", code: "PGRST116" } };
    rows.set(id, { id, order, version: version + 1 });
    return { data: { id, order, version: version + 1 }, error: null };
  };
  const move = (id: string) => reorder(list, (items) => withMoved(items, id, "up"), setOrder);
  expect(await Promise.all([move("c"), move("b")])).toEqual([{ error: null }, { error: null }]);
  const { data } = await list();
  expect(data.map(({ order }) => order)).toEqual([0, 1, 2]);
});

test("a move during another move's two updates does not revert it", async () => {
  const rows = listOf({ a: 0, b: 1, c: 2, d: 3 });
  await rows.setOrder({ id: "d", order: 3 }, 2);
  const list = async () => ({ data: rows.items(), error: null });
  const moved = reorder(list, (items) => withMoved(items, "b", "up"), rows.setOrder);
  await rows.setOrder({ id: "c", order: 2 }, 3);
  await moved;
  expect(rows.stored).toEqual({ b: 0, a: 1, d: 2, c: 3 });
});

test("a list that others keep changing is given up with a message", async () => {
  const list = async () => ({ data: [{ id: "a", order: 1 }], error: null });
  const setOrder = async () => ({ error: { message: "", code: "PGRST116" } });
  const { error } = await reorder(list, (items) => items, setOrder);
  expect(error?.message).toContain("moving items right now");
});
