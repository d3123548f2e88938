import type { WriteResult } from "./save";
import type { MoveDirection } from "./sortable-list";

interface Items<Item> extends WriteResult {
  data: Item[] | null;
}

/**
 * Swaps an item of a stored list with its neighbour, by two updates (spec §4). A trigger already moves both
 * items with the first one, so a failure of the second loses nothing. At either end, changes nothing.
 */
export async function moveItem<Item extends { id: string }>(
  { id, direction }: { id: string; direction: MoveDirection },
  list: () => PromiseLike<Items<Item>>,
  place: (item: Item, order: number) => PromiseLike<WriteResult>,
): Promise<WriteResult> {
  const { data, ...result } = await list();
  if (!data) return result;
  const from = data.findIndex((item) => item.id === id);
  const to = direction === "up" ? from - 1 : from + 1;
  const item = data[from];
  const neighbour = data[to];
  if (!item || !neighbour) return { error: null };
  const moved = await place(item, to);
  if (!moved.error) await place(neighbour, from);
  return moved;
}
