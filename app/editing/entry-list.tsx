import * as m from "virtual:messages/panel-editing";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { Button, IconButton } from "~/ui/button";
import { TextField } from "~/ui/field";
import { isComposing } from "~/ui/is-composing";
import { focusAfter } from "./deletion";
import { entriesAfterPaste } from "./pasted-text";
import { type ReorderControls, ReorderItem, ReorderList } from "./reorder";

type PasteHandler = (event: ClipboardEvent<HTMLInputElement>) => void;

export interface EntryControls extends ReorderControls {
  remove: ReactNode;
  /** Pass it to the input of the entry. Turns several pasted lines into several entries. */
  onPaste: PasteHandler;
}

/** A list of short texts in a form. Enter in the last field adds an entry and does not submit. */
export function EntryList({
  entries,
  noun,
  draft,
  error,
  canRemove = true,
  onAdd,
  onPaste,
  onMove,
  onRemove,
  extra,
  flow = "column",
  className = "flex flex-col gap-3",
  children,
}: {
  entries: { id: string }[];
  /** The word for an entry in button labels, such as "highlight". */
  noun: string;
  draft: { name: string; ref: Ref<HTMLInputElement>; placeholder?: string };
  error?: string | undefined;
  canRemove?: boolean;
  onAdd: () => void;
  /** Called with several pasted lines. `index` is undefined for the field that adds entries. */
  onPaste: (lines: string[], index?: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  extra?: ReactNode;
  flow?: "column" | "row";
  className?: string;
  children: (index: number, controls: EntryControls) => ReactNode;
}) {
  const [pastedCount, setPastedCount] = useState(0);

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onAdd();
  }

  function pasteInto(index?: number): PasteHandler {
    return (event) => {
      const lines = entriesAfterPaste(event);
      if (!lines) return;
      event.preventDefault();
      onPaste(lines, index);
      setPastedCount(lines.length);
    };
  }

  const removeButton = (index: number) => (
    <IconButton
      label={m.remove({ name: `${noun} ${index + 1}` })}
      variant="danger-quiet"
      aria-disabled={!canRemove}
      onClick={({ currentTarget }) => {
        const [field] = document.getElementsByName(draft.name);
        const moveFocus = focusAfter(currentTarget, field);
        onRemove(index);
        moveFocus();
      }}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );

  return (
    <div className="flex flex-col gap-5">
      <ReorderList noun={noun} count={entries.length} onMove={onMove}>
        {entries.length > 0 && (
          <ul className={className}>
            {entries.map((entry, index) => (
              <ReorderItem
                key={entry.id}
                id={entry.id}
                index={index}
                isLast={index === entries.length - 1}
                noun={noun}
                flow={flow}
              >
                {(controls) =>
                  children(index, {
                    ...controls,
                    remove: removeButton(index),
                    onPaste: pasteInto(index),
                  })
                }
              </ReorderItem>
            ))}
          </ul>
        )}
      </ReorderList>
      <p aria-live="polite" className="sr-only">
        {pastedCount > 0 && m.pastedLines({ count: pastedCount })}
      </p>
      <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
        <TextField
          {...draft}
          label={m.newEntry({ noun })}
          fieldClassName="min-w-40 grow"
          autoComplete="off"
          error={error}
          onKeyDown={addOnEnter}
          onPaste={pasteInto()}
        />
        <Button variant="secondary" onClick={onAdd} className="mt-6">
          <Plus aria-hidden="true" />
          {m.addEntry({
            noun,
            unseen: (words) => <span className="sr-only">{words}</span>,
          })}
        </Button>
        {extra && <div className="sm:mt-6">{extra}</div>}
      </div>
    </div>
  );
}
