import * as m from "virtual:messages/panel-frame";
import type { ReactNode } from "react";
import { IconButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { closeIcon } from "~/ui/icons";
import { Modal } from "~/ui/modal";

/** The panel's menu on narrow screens. It slides in, and a click outside closes it. */
export function Drawer({
  isOpen,
  onClose,
  label,
  side = "left",
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  side?: "left" | "right";
  children: ReactNode;
}) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closesOnBackdrop
      aria-label={label}
      className={classNames(
        "band m-0 h-dvh max-h-none w-72 max-w-[85vw]",
        side === "left" ? "modal-slide-left mr-auto" : "modal-slide-right ml-auto",
      )}
    >
      <div className="flex min-h-full flex-col">
        <div className="flex justify-end p-2">
          <IconButton label={m.closeMenu} variant="on-band" className="border-0!" onClick={onClose}>
            <Icon path={closeIcon} />
          </IconButton>
        </div>
        {children}
      </div>
    </Modal>
  );
}
