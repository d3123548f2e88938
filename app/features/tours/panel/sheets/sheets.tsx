import * as m from "virtual:messages/panel-tours";
import { useState } from "react";
import { focusHeading } from "~/editing/deletion";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { LeftAlone } from "../many/preview-list";
import type { SelectedTours } from "../many/queries";
import { ExportDialog } from "./export-dialog";
import { ImportDialog } from "./import-dialog";
import { useImport } from "./queries";

export type OpenedSheets = "export" | "import" | undefined;

/** The dialogs `Export` and `Import`. After an import, a notice offers to undo it. */
export function Sheets({
  opened,
  selection,
  count,
  onClose,
}: {
  opened: OpenedSheets;
  /** The tours to export, and their number. */
  selection: SelectedTours;
  count: number;
  onClose: () => void;
}) {
  const imports = useImport();
  const [imported, setImported] = useState<{ text: string; left: string[] }>();

  return (
    <>
      {imported && (
        <Notice
          tone="success"
          action={
            <Button
              variant="secondary"
              size="sm"
              isBusy={imports.isUndoing}
              onClick={async () => {
                if (!(await imports.undo())) return;
                setImported(undefined);
                focusHeading();
              }}
            >
              {m.undoImport}
            </Button>
          }
        >
          <p>{imported.text}</p>
          <LeftAlone isOpen lines={imported.left} />
        </Notice>
      )}
      {opened === "export" && (
        <ExportDialog selection={selection} count={count} onClose={onClose} />
      )}
      {opened === "import" && (
        <ImportDialog
          isSaving={imports.isSaving}
          onImport={async (plan) => {
            const isDone = await imports.run(plan);
            const left = [
              ...plan.problems,
              ...imports.skippedNames().map((name) => m.changedBySomebodyElse({ name })),
            ];
            if (isDone) {
              setImported({ text: m.rowsImportedSentence({ count: plan.count }), left });
              onClose();
            } else if (imports.hasBegun()) {
              setImported({ text: m.partImported, left });
            }
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
