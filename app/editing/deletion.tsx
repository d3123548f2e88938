import * as m from "virtual:messages/panel-editing";
import Trash2 from "lucide-react/icons/trash-2";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "~/ui/button";
import { ConfirmDialog } from "./confirm-dialog";

/**
 * Call before a list entry is removed. Returns a function that moves the focus to the same button
 * of the next entry, or to `otherwise`, or to the heading.
 */
export function focusAfter(button: HTMLElement | null, otherwise?: HTMLElement | null): () => void {
  const entry = button?.closest("li, tr");
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const controls = entry && button ? controlsOf(entry, button) : [];
  // Counts from the end, because entries can have different buttons before this one.
  const place = button ? controls.indexOf(button) - controls.length : 0;
  return () => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !entry?.contains(activeElement);
    if (isElsewhere) return;
    const next = neighbour?.isConnected && button && controlsOf(neighbour, button).at(place);
    const target = next ?? otherwise;
    if (target) target.focus();
    else focusHeading();
  };
}

/** Moves the focus to the heading of the screen, without a jump to the top. */
export function focusHeading() {
  document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
}

/** Only those of one kind, because entries can have different links after it. */
function controlsOf(entry: Element, { localName }: HTMLElement): HTMLElement[] {
  return [...entry.querySelectorAll<HTMLElement>(localName)];
}

/** For the element around a list: if the entry with the focus leaves the list, the focus moves as by `focusAfter`. */
export function useFocusAfterEntry() {
  const focused = useRef<{ entry: Element; moveFocus: () => void }>(undefined);
  useEffect(() => {
    const { entry, moveFocus } = focused.current ?? {};
    if (!entry || entry.isConnected) return;
    focused.current = undefined;
    moveFocus?.();
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const entry = target.closest("li, tr");
      focused.current = entry ? { entry, moveFocus: focusAfter(target) } : undefined;
    },
    onBlur() {
      focused.current = undefined;
    },
  };
}

/** Deletes a list entry after `window.confirm` (spec §5). */
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
  isOff?: boolean;
  onDelete: () => Promise<unknown>;
}) {
  return (
    <IconButton
      label={m.deleteNamed({ name })}
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

/** Asks "Are you sure?" in a dialog. The dialog stays open if the deletion fails. */
export function useConfirmDelete<Item>({
  text,
  choice,
  confirmLabel,
  isBusy,
  onConfirm,
}: {
  text: (item: Item) => ReactNode;
  choice?: (item: Item) => ReactNode;
  confirmLabel?: string;
  isBusy: boolean;
  onConfirm: (item: Item) => Promise<unknown>;
}) {
  const [item, setItem] = useState<Item>();
  const moveFocus = useRef(() => {});
  const close = () => setItem(undefined);

  function ask(next: Item, button: HTMLElement) {
    moveFocus.current = focusAfter(button);
    setItem(next);
  }
  const dialog = item !== undefined && (
    <ConfirmDialog
      isOpen
      text={text(item)}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onConfirm={async () => {
        if (!(await onConfirm(item))) return;
        flushSync(close);
        moveFocus.current();
      }}
      onCancel={close}
    >
      {choice?.(item)}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
