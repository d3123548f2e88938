import * as m from "virtual:messages/panel-editing";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useId } from "react";
import { Button, IconButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { focusAfter } from "./deletion";
import { ReorderItem, ReorderList } from "./reorder";

/** A list of entries with several fields each. Entries can be added, moved and removed. */
export function Rows({
  rows,
  noun,
  onAdd,
  onMove,
  onRemove,
  isLine = false,
  children,
}: {
  rows: { id: string }[];
  noun: string;
  /** Whether the fields of an entry are one line, so that its buttons fit beside them. */
  isLine?: boolean;
  onAdd: () => void;
  /** Undefined if the order of the entries says nothing. */
  onMove?: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}) {
  const addId = useId();
  const entry = (index: number, moveButtons?: ReactNode) => (
    <fieldset
      className={classNames("border-l-4 border-line pl-4", isLine && "@3xl:flex @3xl:gap-2")}
    >
      <legend className="sr-only">{`${noun} ${index + 1}`}</legend>
      <div className="min-w-0 grow">{children(index)}</div>
      <div
        className={classNames("flex flex-wrap justify-end", isLine && "@3xl:mt-6 @3xl:flex-nowrap")}
      >
        {moveButtons}
        <IconButton
          label={m.remove({ name: `${noun} ${index + 1}` })}
          variant="danger-quiet"
          onClick={({ currentTarget }) => {
            const moveFocus = focusAfter(currentTarget, document.getElementById(addId));
            onRemove(index);
            moveFocus();
          }}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
  return (
    <div className="flex flex-col gap-4">
      {onMove ? (
        <ReorderList noun={noun} count={rows.length} onMove={onMove}>
          {rows.length > 0 && (
            <ol className="flex flex-col gap-5">
              {rows.map(({ id }, index) => (
                <ReorderItem
                  key={id}
                  id={id}
                  index={index}
                  isLast={index === rows.length - 1}
                  noun={noun}
                >
                  {({ handle, back, forward }) =>
                    entry(
                      index,
                      <>
                        {handle()}
                        {back}
                        {forward}
                      </>,
                    )
                  }
                </ReorderItem>
              ))}
            </ol>
          )}
        </ReorderList>
      ) : (
        rows.length > 0 && (
          <ul className="flex flex-col gap-5">
            {rows.map(({ id }, index) => (
              <li key={id}>{entry(index)}</li>
            ))}
          </ul>
        )
      )}
      <div>
        <Button id={addId} variant="secondary" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {m.add({ noun })}
        </Button>
      </div>
    </div>
  );
}
