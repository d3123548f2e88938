import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Button, IconButton } from "~/ui/button";
import { TextField } from "~/ui/field";
import { focusAfter } from "./deletion";

/** A list of short texts in a form. Enter in its last field adds an entry; it does not save. */
export function EntryList({
  entries,
  noun,
  draft,
  error,
  canRemove = true,
  onAdd,
  onRemove,
  extra,
  children,
}: {
  entries: { id: string }[];
  /** The buttons' name for an entry: "highlight", "gallery image". */
  noun: string;
  draft: { name: string; ref: Ref<HTMLInputElement>; placeholder?: string };
  error?: string | undefined;
  canRemove?: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  extra?: ReactNode;
  children: (index: number) => ReactNode;
}) {
  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  }
  return (
    <div className="flex flex-col gap-3">
      {entries.length > 0 && (
        <ul className="flex flex-col gap-3">
          {entries.map((entry, index) => (
            <li key={entry.id} className="flex items-start gap-2">
              <div className="min-w-0 grow">{children(index)}</div>
              <IconButton
                label={`Remove ${noun} ${index + 1}`}
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
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
        <TextField
          {...draft}
          label={`New ${noun}`}
          fieldClassName="min-w-40 grow"
          autoComplete="off"
          error={error}
          onKeyDown={addOnEnter}
        />
        <Button variant="secondary" onClick={onAdd} className="mt-6">
          <Plus aria-hidden="true" />
          Add
          <span className="sr-only"> {noun}</span>
        </Button>
        {extra && <div className="sm:mt-6">{extra}</div>}
      </div>
    </div>
  );
}
