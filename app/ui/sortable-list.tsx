import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import { arrowDownIcon, arrowUpIcon } from "./icons";

export type MoveDirection = "up" | "down";

type Move = { id: string; direction: MoveDirection; from: number };

/**
 * An ordered list whose items move one place at a time. The focus goes with the moved item, also
 * when the new order arrives from the server later.
 */
export function SortableList<Item>({
  items,
  getId,
  getName,
  onMove,
  isBusy = false,
  className,
  itemClassName,
  children,
}: {
  items: Item[];
  getId: (item: Item) => string;
  /** What the buttons and the announcement call the item. */
  getName: (item: Item, index: number) => string;
  onMove: (item: Item, direction: MoveDirection, index: number) => void;
  isBusy?: boolean;
  className?: string;
  itemClassName?: string;
  /** Draws one item and places its two buttons. */
  children: (item: Item, index: number, moveButtons: ReactNode) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const pending = useRef<Move>(null);
  const [lastMovedId, setLastMovedId] = useState<string>();

  useEffect(() => {
    const move = pending.current;
    if (!move || isBusy) return;
    const index = items.findIndex((item) => getId(item) === move.id);
    if (index === move.from) return;
    pending.current = null;
    const entry = list.current?.children[index];
    const isFocusElsewhere =
      document.activeElement !== document.body && !list.current?.contains(document.activeElement);
    if (!entry || isFocusElsewhere) return;
    // At an end of the list the same button is disabled; the other one is beside it.
    const wanted = entry.querySelector<HTMLElement>(`[data-move=${move.direction}]:enabled`);
    (wanted ?? entry.querySelector<HTMLElement>("[data-move]:enabled"))?.focus();
  }, [items, isBusy, getId]);

  function move(item: Item, direction: MoveDirection, from: number) {
    pending.current = { id: getId(item), direction, from };
    setLastMovedId(getId(item));
    onMove(item, direction, from);
  }

  const movedIndex = items.findIndex((item) => getId(item) === lastMovedId);
  const moved = items[movedIndex];

  return (
    <>
      <ol ref={list} className={className}>
        {items.map((item, index) => (
          <li key={getId(item)} className={itemClassName}>
            {children(
              item,
              index,
              <>
                <IconButton
                  label={`Move ${getName(item, index)} up`}
                  data-move="up"
                  disabled={isBusy || index === 0}
                  onClick={() => move(item, "up", index)}
                >
                  <Icon path={arrowUpIcon} />
                </IconButton>
                <IconButton
                  label={`Move ${getName(item, index)} down`}
                  data-move="down"
                  disabled={isBusy || index === items.length - 1}
                  onClick={() => move(item, "down", index)}
                >
                  <Icon path={arrowDownIcon} />
                </IconButton>
              </>,
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved && `${getName(moved, movedIndex)}: position ${movedIndex + 1} of ${items.length}`}
      </p>
    </>
  );
}
