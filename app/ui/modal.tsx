import type { ComponentProps, KeyboardEvent, SyntheticEvent } from "react";
import { bringToastsInto } from "./toast-host";

const openers = new WeakMap<Element, Element | null>();

/**
 * The element that had the focus before the dialog. If it was in a dialog that is gone, the opener
 * of that dialog.
 */
function openerOf(dialog: Element | null | undefined): Element | null | undefined {
  const opener = dialog && openers.get(dialog);
  return !opener || opener.isConnected ? opener : openerOf(opener.closest("dialog"));
}

// Closes the dialog before its removal, so that the focus returns to the opening button.
function showAsModal(node: HTMLDialogElement) {
  openers.set(node, document.activeElement);
  node.showModal();
  const releaseToasts = bringToastsInto(node);
  return () => {
    releaseToasts();
    node.close();
    // Two dialogs that are removed together leave the focus nowhere.
    if (document.activeElement === document.body) (openerOf(node) as HTMLElement | null)?.focus();
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
    // One thing at a time: a menu that is open in the dialog closes first.
    const menu = event.currentTarget.querySelector<HTMLElement>(":popover-open");
    if (menu) menu.hidePopover();
    else close();
  }
  // Android's back gesture fires `cancel`. Ignores `cancel` events that bubble from file inputs.
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    close();
  }
  // Pressed repeatedly, Android's back button closes the dialog without asking, so it is shown again until `onClose`
  // removes it.
  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    close();
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
