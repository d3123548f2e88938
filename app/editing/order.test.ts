import { expect, test } from "vitest";
import { saveOrder, withMoved, withPlaced } from "./order";

/** A fake stored list, such as `{ a: 0, b: 1 }`. Update number `failing` returns an error. */
function listOf(stored: Record<string, number>, failing?: number) {
  const updates: string[] = [];
  const items = () =>
    Object.entries(stored)
      .map(([id, order]) => ({ id, order }))
      .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  const setOrder = async (id: string, order: number) => {
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
