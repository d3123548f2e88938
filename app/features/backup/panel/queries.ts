import * as m from "virtual:messages/panel-backup";
import { queryOptions } from "@tanstack/react-query";
import { read } from "~/editing/read";
import { useSave } from "~/editing/save";
import { callAsOperator } from "~/features/access/panel/data";
import { browserClient } from "~/supabase/browser-client";
import type { BackupState, Health } from "../backup-state";

const BACKUPS = ["backups"];

/** `backups` is null on hosted Supabase, whose project makes its own. */
export const backupsQuery = queryOptions({
  queryKey: BACKUPS,
  queryFn: () =>
    read(() => callAsOperator<{ backups: BackupState | null }>(browserClient(), "GET", "/backups")),
  refetchInterval: 60_000,
});

export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: () => read(() => callAsOperator<Health>(browserClient(), "GET", "/health")),
});

/** Asks the server for a backup, and lets the browser download it. */
export function useDownloadBackup() {
  return useSave<void>({
    async write(client) {
      const result = await callAsOperator<{ id: string }>(client, "POST", "/backups");
      if (result.data) openDownload(result.data.id);
      return result;
    },
    success: m.theDownloadBegins,
    failure: ({ message }) => m.downloadFailed({ message }),
    queriesToRefresh: [BACKUPS],
  });
}

function openDownload(id: string): void {
  const link = document.createElement("a");
  link.href = `/admin/access/backups/${id}`;
  link.download = "";
  link.click();
}
