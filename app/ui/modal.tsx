import type { ComponentProps, KeyboardEvent, SyntheticEvent } from "react";
import { bringToastsInto } from "./toast-host";

// A module-level function keeps its identity, so React calls it once: on mount, with a cleanup.
// Closing before removal is what gives the focus back to whatever opened the dialog.
function showAsModal(node: HTMLDialogElement) {
  node.showModal();
  const releaseToasts = bringToastsInto(node);
  return () => {
    releaseToasts();
    node.close();
  };
}

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** While true, neither Escape, backdrop nor the close button closes it. */
  isBusy?: boolean;
  /** A press outside the panel closes it. Leave false where typed text could be lost. */
  closesOnBackdrop?: boolean;
};

/** The bare native modal behind Dialog and Drawer: in the document only while open. */
export function Modal({
  isOpen,
  onClose,
  isBusy = false,
  closesOnBackdrop = false,
  ...rest
}: ModalProps & Omit<ComponentProps<"dialog">, "open" | "onClose" | "ref">) {
  if (!isOpen) return null;

  function close() {
    if (!isBusy) onClose();
  }
  // Escape is taken at the key, because browsers let a second Escape close past a refused `cancel`.
  // A field inside (a date picker) that used the key already has prevented it.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  // Android's back gesture arrives here. A file input's own `cancel` bubbles up and is not ours.
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  }
  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
    if (isBusy) dialog.showModal();
    else onClose();
  }

  return (
    <dialog
      {...rest}
      ref={showAsModal}
      // Newer browsers then ignore Escape altogether; the handlers below serve the others.
      closedby={isBusy ? "none" : undefined}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={(event) => {
        if (!closesOnBackdrop || event.target !== event.currentTarget) return;
        // Or the browser would move the focus to what lies under the pointer.
        event.preventDefault();
        close();
      }}
    />
  );
}
