import * as m from "virtual:messages/panel-tours";
import { useState } from "react";
import { agencyToday } from "~/editing/agency-time";
import { download } from "~/editing/download";
import { toast } from "~/editing/toaster";
import { useOtherLanguages } from "~/features/translations/panel/queries";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { SelectedTours } from "../many/queries";
import { csvFile, excelFile } from "./files";
import { readToExport } from "./queries";

const kinds = [
  { kind: "excel", label: "Excel" },
  { kind: "tours", label: m.toursAsCsv },
  { kind: "dates", label: m.datesAsCsv },
] as const;
type Kind = (typeof kinds)[number]["kind"];

/** Downloads the tours with all their fields, and their dates. */
export function ExportDialog({
  selection,
  count,
  onClose,
}: {
  selection: SelectedTours;
  count: number;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState<Kind>();
  const languages = useOtherLanguages();

  async function save(kind: Kind) {
    setBusy(kind);
    try {
      const { tours, dates } = await readToExport(selection, languages);
      const day = agencyToday();
      if (kind === "excel") {
        download(`tours-${day}.xlsx`, EXCEL_TYPE, await excelFile([tours, dates]));
      } else {
        const sheet = kind === "tours" ? tours : dates;
        download(`${kind}-${day}.csv`, "text/csv", csvFile(sheet));
      }
      onClose();
    } catch (error) {
      console.error(error);
      toast.error(m.couldNotExport);
      setBusy(undefined);
    }
  }

  return (
    <Dialog
      isOpen
      isBusy={busy !== undefined}
      title={m.exportText}
      description={m.exportDescription({ count })}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            variant={kind === "excel" ? "primary" : "secondary"}
            isBusy={busy === kind}
            aria-disabled={busy !== undefined}
            onClick={() => save(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

const EXCEL_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
