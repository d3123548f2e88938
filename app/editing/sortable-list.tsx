import { type ReactNode, useState } from "react";
import { IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { arrowDownIcon, arrowUpIcon } from "~/ui/icons";

export type MoveDirection = "up" | "down";

/** An ordered list whose items move one place at a time. The focus stays on the moved item. */
export function SortableList<Item extends { id: string }>({
  items,
  getName,
  onMove,
  isBusy = false,
  className,
  itemClassName,
  children,
}: {
  items: Item[];
  getName: (item: Item, index: number) => string;
  onMove: (item: Item, direction: MoveDirection) => void;
  isBusy?: boolean;
  className?: string;
  itemClassName?: string;
  children: (item: Item, index: number, moveButtons: ReactNode) => ReactNode;
}) {
  const [movedId, setMovedId] = useState<string>();
  const movedIndex = items.findIndex(({ id }) => id === movedId);
  const moved = items[movedIndex];

  // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
  const moveButton = (item: Item, index: number, direction: MoveDirection) => (
    <IconButton
      label={`Move ${getName(item, index)} ${direction}`}
      aria-disabled={isBusy || index === (direction === "up" ? 0 : items.length - 1)}
      onClick={() => {
        setMovedId(item.id);
        onMove(item, direction);
      }}
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
        {moved && `${getName(moved, movedIndex)}: position ${movedIndex + 1} of ${items.length}`}
      </p>
    </>
  );
}
