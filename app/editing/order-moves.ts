export interface OrderedItem {
  id: string;
  order: number;
}

/** Where one ordered list is kept. Both calls throw when the server cannot be asked or refuses. */
export interface OrderStore {
  /** The items by order, then id. */
  list(): Promise<OrderedItem[]>;
  /** Changes an item's order if it still is `from`. Out: whether it was. */
  change(id: string, from: number, to: number): Promise<boolean>;
}

/** Someone else changed the same items in the meantime. */
export class OrderConflict extends Error {
  constructor() {
    super("The order was changed in another window. Please look at the list and try again.");
  }
}

/**
 * Swaps an item with its neighbour by two separate updates, each changing by one (spec §4). Each
 * applies only to the order that was seen, so of two tabs moving at once one is refused. If the
 * second update fails the first is undone.
 *
 * Whatever still goes wrong (a tab closed between the two updates, an undo without a network) is
 * put right by `readInOrder`. Every write is followed by such a reading, also in the tab that wrote
 * last, so once all tabs are done the orders are 0, 1, 2 … again.
 */
export async function moveItem(
  store: OrderStore,
  items: OrderedItem[],
  index: number,
  direction: "up" | "down",
): Promise<void> {
  const step = direction === "up" ? -1 : 1;
  const item = items[index];
  const neighbour = items[index + step];
  if (!item || !neighbour) return;
  const { order } = item;
  if (neighbour.order !== order + step) throw new OrderConflict();
  if (!(await store.change(item.id, order, order + step))) throw new OrderConflict();
  try {
    if (await store.change(neighbour.id, order + step, order)) return;
    throw new OrderConflict();
  } catch (error) {
    await store.change(item.id, order + step, order).catch(() => false);
    throw error;
  }
}

/** Gives every item its place as its order: closes gaps, parts items that share one. */
export async function renumber(store: OrderStore): Promise<void> {
  // Bounded, because two tabs could in theory answer each other for ever.
  for (let round = 0; round < 50; round += 1) {
    const wrong = (await store.list())
      .map((item, place) => ({ ...item, place }))
      .filter(({ order, place }) => order !== place);
    if (wrong.length === 0) return;
    for (const { id, order, place } of wrong) {
      if (!(await store.change(id, order, place))) break;
    }
  }
}

const PAUSE_MS = 600;

/**
 * Reads a list and repairs it if an interrupted move or deletion left it uneven. It waits a moment
 * first: another tab may be between its two updates. A repair that is refused is left for later.
 */
export async function readInOrder<T extends OrderedItem>(
  read: () => Promise<T[]>,
  store: OrderStore,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
): Promise<T[]> {
  const items = await read();
  if (isEven(items)) return items;
  await pause();
  await renumber(store).catch(() => {});
  return read();
}

function isEven(items: OrderedItem[]): boolean {
  return items.every(({ order }, place) => order === place);
}
