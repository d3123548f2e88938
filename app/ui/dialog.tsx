import * as m from "virtual:messages/ui";
import { type ReactNode, useId } from "react";
import { IconButton } from "./button";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { closeIcon } from "./icons";
import { Modal, type ModalProps } from "./modal";

/** A dialog with a title. A submit button in `footer` needs the `form` attribute, unless the form is around the dialog. */
export function Dialog({
  title,
  description,
  footer,
  children,
  isWide = false,
  ...modal
}: ModalProps & {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  isWide?: boolean;
}) {
  const id = useId();
  return (
    <Modal
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(
        "modal-rise m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-2xs:w-[calc(100%-0.5rem)] overflow-hidden rounded-lg border border-line bg-surface-raised text-ink shadow-float",
        isWide ? "max-w-3xl" : "max-w-xl",
      )}
    >
      {/* Fills the dialog, so that only clicks on the backdrop have the dialog as their target. */}
      {/* On a low screen the header and the footer scroll too, because they would leave no room between them. */}
      <div className="relative flex max-h-[inherit] flex-col [@media(height<30rem)]:overflow-y-auto">
        <header className="border-b border-line py-4 pr-16 pl-5 max-2xs:pr-11 max-2xs:pl-3">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 text-sm text-ink-muted">
              {description}
            </p>
          )}
        </header>
        {children && (
          <div className="min-h-0 overflow-y-auto overscroll-contain p-5 max-2xs:px-3 [@media(height<30rem)]:shrink-0">
            {children}
          </div>
        )}
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-2xs:px-3">
            {footer}
          </footer>
        )}
        <IconButton
          label={m.close}
          aria-disabled={modal.isBusy}
          onClick={modal.onClose}
          className="absolute top-2 right-2 max-2xs:right-0"
        >
          <Icon path={closeIcon} />
        </IconButton>
      </div>
    </Modal>
  );
}
