import type { WriteResult } from "./save";
import type { MoveDirection } from "./sortable-list";

export interface OrderedItem {
  id: string;
  order: number;
}

type SetOrder = (id: string, order: number) => PromiseLike<WriteResult>;

/** Swaps an item with its neighbour. At either end of the list, changes nothing. */
export function withMoved<Item extends OrderedItem>(
  items: Item[],
  id: string,
  direction: MoveDirection,
): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = direction === "up" ? from - 1 : from + 1;
  const item = items[from];
  const neighbour = items[to];
  return item && neighbour ? items.with(from, neighbour).with(to, item) : items;
}

/** Returns the items with one item moved to the index `place`. */
export function withPlaced<Item extends OrderedItem>(
  items: Item[],
  id: string,
  place: number,
): Item[] {
  const item = items.find((one) => one.id === id);
  return item ? items.filter((one) => one !== item).toSpliced(place, 0, item) : items;
}

/**
 * Saves the position of each item as its `order`. A move takes two updates (spec §4), or more if
 * the old orders had gaps or duplicates. If an update fails, the earlier updates are reverted.
 */
export async function saveOrder(items: OrderedItem[], setOrder: SetOrder): Promise<WriteResult> {
  const saved: OrderedItem[] = [];
  for (const [place, item] of items.entries()) {
    if (item.order === place) continue;
    const result = await setOrder(item.id, place);
    if (result.error) {
      for (const { id, order } of saved.reverse()) await setOrder(id, order);
      return result;
    }
    saved.push(item);
  }
  return { error: null };
}
