import type { ComponentProps, KeyboardEvent, SyntheticEvent } from "react";
import { bringToastsInto } from "./toast-host";

// Closing before removal returns the focus to the control that opened the dialog.
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
  // Browsers let a second Escape close the dialog past a prevented `cancel`.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  // Android's back gesture. A file input's `cancel` bubbles up too.
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
      closedby={isBusy ? "none" : undefined}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={(event) => {
        if (!closesOnBackdrop || event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
    />
  );
}
