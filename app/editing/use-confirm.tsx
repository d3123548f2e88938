import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";

/**
 * "Are you sure?" before something is deleted. Out: how to ask about an item, and the dialog to
 * draw. It stays open while the deletion runs and when it fails, so that it can be tried again.
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
  const close = () => setItem(undefined);
  const dialog = item !== undefined && (
    <ConfirmDialog
      isOpen
      text={text(item)}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await onConfirm(item)) close();
      }}
      onCancel={close}
    />
  );
  return { ask: (next: Item) => setItem(next), dialog };
}
