import * as m from "virtual:messages/panel-editing";
import HistoryIcon from "lucide-react/icons/history";
import { useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "~/ui/button";
import { HistoryDialog } from "./history-dialog";
import type { Edit, StoredRecord } from "./newer-record";
import type { VersionedTable } from "./restore";
import type { StoredRow } from "./save";
import { toast } from "./toaster";
import type { HistoryRow } from "./versions";

/** The row whose earlier versions can be loaded into the form. */
export interface HistorySource<Values extends FieldValues> {
  table: VersionedTable;
  rowId: string;
  /** Turns a stored row into the values of the form. */
  toInput: (row: HistoryRow) => Partial<Values>;
  /** Says what a version leaves as it is. */
  note?: string;
}

/** Opens the earlier versions of the row. Choosing a version fills the form without saving. */
export function HistoryButton<Values extends FieldValues, Output, Row extends StoredRow>({
  form,
  stored,
  edit: { base, setBase },
  source: { table, rowId, toInput, note },
}: {
  form: UseFormReturn<Values, unknown, Output>;
  stored: StoredRecord<Values, Output, Row>;
  edit: Edit<Values, Row>;
  source: HistorySource<Values>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });

  function fill(row: HistoryRow, newest: HistoryRow | undefined) {
    const typed = form.getValues();
    const version = toInput(row);
    if (newest) {
      // The operator saw the newest row. If the form began from the chosen version, merging would take its values for
      // unchanged.
      const seen = Object.entries(stored.toInput(newest as unknown as Row));
      const replaced = Object.fromEntries(seen.filter(([name]) => name in version));
      const values = { ...base.values, ...replaced };
      form.reset(values);
      setBase({ row: base.row, values });
    }
    // Keep the stored values as defaults, so that the form counts as unsaved.
    form.reset({ ...typed, ...version }, { keepDefaultValues: true });
    setIsOpen(false);
    toast.success(m.versionShown);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="mr-auto -ml-2 px-2!"
        aria-disabled={isSubmitting}
        onClick={() => setIsOpen(true)}
      >
        <HistoryIcon aria-hidden="true" className="max-sm:hidden" />
        {m.history}
      </Button>
      {isOpen && (
        <HistoryDialog
          table={table}
          rowId={rowId}
          note={note}
          isFormDirty={isDirty}
          onUse={fill}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
