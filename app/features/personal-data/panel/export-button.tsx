import * as m from "virtual:messages/panel-inbox";
import Download from "lucide-react/icons/download";
import { agencyToday } from "~/editing/agency-time";
import { download } from "~/editing/download";
import { useSave } from "~/editing/save";
import { exportPerson } from "~/features/inbox/panel/data";
import { Button } from "~/ui/button";
import { personalDataText } from "./personal-data-text";

/** Downloads the enquiries, quotes and newsletter address of the person of an enquiry. */
export function ExportButton({ enquiryId }: { enquiryId: string }) {
  const { save, isSaving } = useSave({
    write: async (client, _: undefined) => {
      const { data, ...result } = await exportPerson(client, enquiryId);
      if (!data) return result;
      const type = "text/plain;charset=utf-8";
      download(`personal-data-${agencyToday()}.txt`, type, personalDataText(data));
      return result;
    },
    failure: ({ message }) => m.failedToExport({ message }),
    queriesToRefresh: [],
  });
  return (
    <Button variant="secondary" isBusy={isSaving} onClick={() => save(undefined)}>
      <Download aria-hidden="true" />
      {m.exportText}
    </Button>
  );
}
