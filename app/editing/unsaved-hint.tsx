import { useContext, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { agencyTimeInWords } from "./agency-time";
import { listCopies } from "./unsaved-copies";
import { OperatorId } from "./unsaved-copy-offer";

/** For screens with form dialogs: a notice that opens the dialog with unsaved text. */
export function UnsavedHint<Item extends { id: string }>({
  table,
  items = [],
  onOpen,
}: {
  table: string;
  items: Item[] | undefined;
  onOpen: (item: Item | "new") => void;
}) {
  const operatorId = useContext(OperatorId);
  const [copies] = useState(() => listCopies(operatorId));
  for (const { of, at } of copies) {
    const item = of === `${table}/new` ? "new" : items.find(({ id }) => of === `${table}/${id}`);
    if (!item) continue;
    return (
      <div className="mb-4">
        <Notice
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                // This button disappears, so the dialog must return the focus to the heading.
                document.querySelector<HTMLElement>("#main h1")?.focus();
                onOpen(item);
              }}
            >
              Open
            </Button>
          }
        >
          What you typed here on {agencyTimeInWords(new Date(at))} was not saved.
        </Notice>
      </div>
    );
  }
  return null;
}
