import type { ComponentProps, KeyboardEvent, SyntheticEvent } from "react";
import { bringToastsInto } from "./toast-host";

// Closes the dialog before its removal, so that the focus returns to the opening button.
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
  /** While true, the user cannot close the dialog. */
  isBusy?: boolean;
  closesOnBackdrop?: boolean;
};

/** A native modal dialog without styles, rendered only while open. Used by Dialog and Drawer. */
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
  // A second Escape would close the dialog even if `cancel` is prevented, so handle the key.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  // Android's back gesture fires `cancel`. Ignores `cancel` events that bubble from file inputs.
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
