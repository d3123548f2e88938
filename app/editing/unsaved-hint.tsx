import * as m from "virtual:messages/panel-editing";
import { type UseQueryOptions, useQueries } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { agencyTimeInWords } from "./agency-time";
import { focusHeading } from "./deletion";
import { listCopies } from "./unsaved-copies";
import { OperatorId } from "./unsaved-copy-offer";

/** For screens with form dialogs: a notice that opens the dialog with unsaved text. */
export function UnsavedHint<Item, Key extends readonly unknown[], New extends string = "new">({
  table,
  query,
  newNames = ["new" as New],
  onOpen,
}: {
  table: string;
  /** The query of one item, which can be on another page of the list. Without it, only for a new item. */
  query?: (id: string) => UseQueryOptions<Item | null, Error, Item | null, Key>;
  /** In place of an id, the names of the forms for new items. */
  newNames?: readonly New[];
  onOpen: (item: Item | NoInfer<New>) => void;
}) {
  const operatorId = useContext(OperatorId);
  const [copies] = useState(() =>
    listCopies(operatorId)
      .filter(({ of }) => (query ? of.startsWith(`${table}/`) : of === `${table}/new`))
      .map(({ of, at }) => ({ at, id: of.slice(table.length + 1) }))
      .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index),
  );
  const newNameOf = (id: string) => newNames.find((name) => name === id);
  const items = useQueries({
    queries: query ? copies.filter(({ id }) => !newNameOf(id)).map(({ id }) => query(id)) : [],
  });
  const found = items.values();
  for (const { id, at } of copies) {
    const item = newNameOf(id) ?? (found.next().value?.data as Item | null | undefined);
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
                focusHeading();
                onOpen(item);
              }}
            >
              {m.open}
            </Button>
          }
        >
          {m.typedNotSaved({ time: agencyTimeInWords(new Date(at)) })}
        </Notice>
      </div>
    );
  }
  return null;
}
