import { MOST_TRIES, NO_ROW, type WriteResult } from "./save";
import type { MoveDirection } from "./sortable-list";

export interface OrderedItem {
  id: string;
  order: number;
}

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

type SetOrder<Item> = (item: Item, order: number) => PromiseLike<WriteResult>;

/**
 * Saves the position of each item as its `order`. A move takes two updates (spec §4), or more if
 * the old orders had gaps or duplicates. If an update fails, the earlier updates are reverted.
 */
export async function saveOrder<Item extends OrderedItem>(
  items: Item[],
  setOrder: SetOrder<Item>,
): Promise<WriteResult> {
  const saved: { item: Item; order: number }[] = [];
  for (const [place, item] of items.entries()) {
    if (item.order === place) continue;
    const result = await setOrder(item, place);
    if (result.error) {
      for (const { item, order } of saved.reverse()) await setOrder(item, order);
      return result;
    }
    // The updated row has a new version, which a revert must name.
    saved.push({ item: { ...item, ...(result.data as Partial<Item>) }, order: item.order });
  }
  return { error: null };
}

interface Items<Item> extends WriteResult {
  data: Item[] | null;
}

/** How long (ms) somebody else's move may take from its first update to its second. */
const OTHER_MOVE_MS = 1_000;

/**
 * Changes the order of a stored list. `setOrder` names the version of the item. If somebody else
 * moves items at the same time, reads the list again and repeats the change. At the end it reads
 * the list once more, and renumbers it if two moves have left gaps or duplicates.
 */
export async function reorder<Item extends OrderedItem>(
  list: () => PromiseLike<Items<Item>>,
  change: (items: Item[]) => Item[],
  setOrder: SetOrder<Item>,
): Promise<WriteResult> {
  let isChanged = false;
  let hasWaited = false;
  for (let tries = 0; tries < 2 * MOST_TRIES; tries++) {
    const { data, error, status } = await list();
    // After the change is saved, only the check for gaps is missing. The next move repeats it.
    if (!data && isChanged) return { error: null };
    if (!data) return { error, ...(status !== undefined && { status }) };
    if (!hasWaited && hasDuplicates(data)) {
      // Somebody else's move may be half done. Renumbering now would revert it.
      await new Promise((resolve) => setTimeout(resolve, OTHER_MOVE_MS));
      hasWaited = true;
      continue;
    }
    const items = isChanged ? data : change(data);
    if (isNumbered(items)) return { error: null };
    const result = await saveOrder(items, setOrder);
    if (result.error && result.error.code !== NO_ROW) return result;
    if (!result.error) isChanged = true;
  }
  return { error: { message: "Others are moving items right now. Please try again." } };
}

function hasDuplicates(items: OrderedItem[]): boolean {
  return new Set(items.map(({ order }) => order)).size < items.length;
}

/** Whether the orders are 0, 1, 2 and so on. */
function isNumbered(items: OrderedItem[]): boolean {
  return items.every(({ order }, place) => order === place);
}
