import HistoryIcon from "lucide-react/icons/history";
import { type ComponentType, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "~/ui/button";
import type { HistoryDialogProps } from "./history-dialog";
import type { VersionedTable } from "./restore";
import { toast } from "./toaster";
import type { StoredRow } from "./versions";

/** The row whose earlier versions a form offers. */
export interface HistorySource<Values extends FieldValues> {
  table: VersionedTable;
  rowId: string;
  /** What the form holds for a stored row. */
  toInput: (row: StoredRow) => Partial<Values>;
}

/** Opens the earlier versions of the form's row; one of them can be put into the form, unsaved. */
export function HistoryButton<Values extends FieldValues, Output>({
  form,
  source: { table, rowId, toInput },
}: {
  form: UseFormReturn<Values, unknown, Output>;
  source: HistorySource<Values>;
}) {
  const [Dialog, setDialog] = useState<ComponentType<HistoryDialogProps>>();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });

  // Not React's `lazy`: without a network its error would replace the form.
  async function open() {
    try {
      const { HistoryDialog } = await import("./history-dialog");
      setDialog(() => HistoryDialog);
    } catch {
      toast.error("The history cannot be loaded. Check the connection and try again.");
    }
  }

  function fill(row: StoredRow) {
    // The stored values stay the form's defaults, which makes it unsaved.
    form.reset({ ...form.getValues(), ...toInput(row) }, { keepDefaultValues: true });
    setDialog(undefined);
    toast.success("The form shows this version now. Save it to keep it.");
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="mr-auto px-2!"
        aria-disabled={isSubmitting}
        onClick={open}
      >
        <HistoryIcon aria-hidden="true" className="max-sm:hidden" />
        History
      </Button>
      {Dialog && (
        <Dialog
          table={table}
          rowId={rowId}
          isFormDirty={isDirty}
          onUse={fill}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
