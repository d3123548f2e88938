import * as m from "virtual:messages/panel-editing";
import { type ReactNode, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ListPage } from "./read";
import { ReorderItem, ReorderList } from "./reorder";

export type MoveDirection = "up" | "down";

/**
 * A page of a stored list whose items move by buttons, one place at a time. The focus stays on the
 * moved item, also on another page.
 */
export function SortableList<Item extends { id: string }>({
  page: { rows: items, total, from, page },
  getName,
  onMove,
  isBusy,
  className,
  children,
}: {
  page: ListPage<Item>;
  getName: (item: Item, index: number) => string;
  /** Resolves to a truthy value if the item has moved. */
  onMove: (item: Item, direction: MoveDirection) => Promise<unknown>;
  isBusy?: boolean;
  className?: string;
  children: (item: Item, index: number, moveButtons: ReactNode) => ReactNode;
}) {
  const [, setParams] = useSearchParams();
  const toFocus = useRef<string>(undefined);

  async function move(index: number, to: number): Promise<boolean> {
    const item = items[index - from];
    const direction = to < index ? "up" : "down";
    toFocus.current = undefined;
    if (!item || !(await onMove(item, direction))) return false;
    if (items[to - from]) return true;
    toFocus.current = `${item.id} ${direction}`;
    const next = page + (direction === "up" ? -1 : 1);
    setParams((params) => ({ ...Object.fromEntries(params), page: String(next) }), {
      state: "moved",
    });
    return true;
  }

  const focusIfMoved = (id: string, direction: string) => (button: HTMLButtonElement | null) => {
    if (!button || toFocus.current !== `${id} ${direction}`) return;
    toFocus.current = undefined;
    button.focus();
  };

  return (
    <ReorderList noun={m.item} count={total} onMove={move}>
      <ol className={className}>
        {items.map((item, index) => (
          <ReorderItem
            key={item.id}
            id={item.id}
            index={from + index}
            isLast={from + index === total - 1}
            noun={m.item}
            name={getName(item, index)}
            isDraggable={false}
            isBusy={isBusy}
            buttonRef={(direction) => focusIfMoved(item.id, direction)}
          >
            {({ back, forward }) =>
              children(
                item,
                index,
                <>
                  {back}
                  {forward}
                </>,
              )
            }
          </ReorderItem>
        ))}
      </ol>
    </ReorderList>
  );
}
