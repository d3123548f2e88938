import * as m from "virtual:messages/panel-frame";
import type { ReactNode } from "react";
import { IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { closeIcon } from "~/ui/icons";
import { Modal } from "~/ui/modal";

/** The panel's menu on narrow screens. It slides in, and a click outside closes it. */
export function Drawer({
  isOpen,
  onClose,
  label,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closesOnBackdrop
      aria-label={label}
      className="drawer band m-0 mr-auto h-dvh max-h-none w-72 max-w-[85vw]"
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
