import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { arrowDownIcon, arrowUpIcon } from "~/ui/icons";
import type { ListPage } from "./read";

export type MoveDirection = "up" | "down";

/**
 * A page of an ordered list whose items move one place at a time. The focus stays on the moved item,
 * also on another page.
 */
export function SortableList<Item extends { id: string }>({
  page: { rows: items, total, from, page },
  getName,
  onMove,
  isBusy = false,
  className,
  itemClassName,
  children,
}: {
  page: ListPage<Item>;
  getName: (item: Item, index: number) => string;
  /** Resolves to true if the item has moved. */
  onMove: (item: Item, direction: MoveDirection) => Promise<boolean>;
  isBusy?: boolean;
  className?: string;
  itemClassName?: string;
  children: (item: Item, index: number, moveButtons: ReactNode) => ReactNode;
}) {
  const [movedId, setMovedId] = useState<string>();
  const [, setParams] = useSearchParams();
  const toFocus = useRef<string>(undefined);
  const movedIndex = items.findIndex(({ id }) => id === movedId);
  const moved = items[movedIndex];

  async function move(item: Item, index: number, direction: MoveDirection) {
    setMovedId(item.id);
    toFocus.current = undefined;
    const isOnEdge = index === (direction === "up" ? 0 : items.length - 1);
    if (!(await onMove(item, direction)) || !isOnEdge) return;
    toFocus.current = `${item.id} ${direction}`;
    const next = page + (direction === "up" ? -1 : 1);
    setParams((params) => ({ ...Object.fromEntries(params), page: String(next) }));
  }

  // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
  const moveButton = (item: Item, index: number, direction: MoveDirection) => (
    <IconButton
      ref={(button) => {
        if (!button || toFocus.current !== `${item.id} ${direction}`) return;
        toFocus.current = undefined;
        button.focus();
      }}
      label={`Move ${getName(item, index)} ${direction}`}
      aria-disabled={isBusy || from + index === (direction === "up" ? 0 : total - 1)}
      onClick={() => move(item, index, direction)}
    >
      <Icon path={direction === "up" ? arrowUpIcon : arrowDownIcon} />
    </IconButton>
  );

  return (
    <>
      <ol className={className}>
        {items.map((item, index) => (
          <li key={item.id} className={itemClassName}>
            {children(
              item,
              index,
              <>
                {moveButton(item, index, "up")}
                {moveButton(item, index, "down")}
              </>,
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved && `${getName(moved, movedIndex)}: position ${from + movedIndex + 1} of ${total}`}
      </p>
    </>
  );
}
