import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";

/**
 * Call before an entry of a list is removed. Out: moves the focus from the removed entry to the
 * same button of the next one, or of the one before, or to `otherwise`, or to the screen's heading.
 */
export function focusAfter(button: HTMLElement | null, otherwise?: HTMLElement | null): () => void {
  const entry = button?.closest("li, tr");
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const place = entry && button ? controlsOf(entry).indexOf(button) : -1;
  return () => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !entry?.contains(activeElement);
    if (isElsewhere) return;
    const next = neighbour?.isConnected ? controlsOf(neighbour)[place] : undefined;
    (next ?? otherwise ?? document.querySelector<HTMLElement>("#main h1"))?.focus();
  };
}

function controlsOf(entry: Element): HTMLElement[] {
  return [...entry.querySelectorAll<HTMLElement>("a, button, input")];
}

/** The button of a list's entry that deletes it, after the browser's own question (spec §5). */
export function DeleteButton({
  name,
  question,
  isBusy = false,
  isOff = false,
  onDelete,
}: {
  name: string;
  question: string;
  isBusy?: boolean;
  /** Something else of the list is being saved. */
  isOff?: boolean;
  /** Resolves to whether the entry was deleted. */
  onDelete: () => Promise<boolean>;
}) {
  return (
    <IconButton
      label={`Delete ${name}`}
      variant="danger-quiet"
      isBusy={isBusy}
      aria-disabled={isOff}
      onClick={async ({ currentTarget }) => {
        if (!window.confirm(question)) return;
        const moveFocus = focusAfter(currentTarget);
        if (await onDelete()) moveFocus();
      }}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}

/**
 * "Are you sure?" in a dialog before something is deleted. Out: how to ask about an item, and the
 * dialog to render. It stays open when the deletion fails, so that it can be tried again.
 */
export function useConfirmDelete<Item>({
  text,
  isBusy,
  onConfirm,
}: {
  text: (item: Item) => ReactNode;
  isBusy: boolean;
  onConfirm: (item: Item) => Promise<boolean>;
}) {
  const [item, setItem] = useState<Item>();
  const moveFocus = useRef(() => {});
  const close = () => setItem(undefined);

  function ask(next: Item) {
    moveFocus.current = focusAfter(document.activeElement as HTMLElement | null);
    setItem(next);
  }
  const dialog = item !== undefined && (
    <ConfirmDialog
      isOpen
      text={text(item)}
      isBusy={isBusy}
      onConfirm={async () => {
        if (!(await onConfirm(item))) return;
        flushSync(close);
        moveFocus.current();
      }}
      onCancel={close}
    />
  );
  return { ask, dialog };
}
