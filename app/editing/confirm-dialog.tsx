import * as m from "virtual:messages/panel-editing";
import { type ReactNode, useId } from "react";
import { Button } from "~/ui/button";
import { Modal } from "~/ui/modal";

/** Asks "Are you sure?" and focuses its choice first, or else the cancel button. */
export function ConfirmDialog({
  isOpen,
  title = m.areYouSure,
  text,
  confirmLabel = m.deleteButton,
  cancelLabel = m.cancel,
  isBusy = false,
  onConfirm,
  onCancel,
  children,
}: {
  isOpen: boolean;
  title?: ReactNode;
  text: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shown below the text, for example a choice. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="modal-rise m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface-raised p-6 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-muted">
        {text}
      </p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel} aria-disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
