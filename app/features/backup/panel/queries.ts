import * as m from "virtual:messages/panel-backup";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "~/editing/read";
import { useSave } from "~/editing/save";
import { callAsOperator } from "~/features/access/panel/data";
import { browserClient } from "~/supabase/browser-client";
import type { BackupState, FinishedBackup, Health } from "../backup-state";

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

/** A download takes some time, and is listed once it is complete. */
const LISTED_AFTER_MS = 2_000;

/** Asks the server for a backup, lets the browser download it, and watches until it is listed. */
export function useDownloadBackup(last: FinishedBackup | null) {
  /** The latest listed download when this one began. */
  const [before, setBefore] = useState<FinishedBackup | null>();
  const isUnderway = before !== undefined && before?.at === last?.at;
  useQuery({ ...backupsQuery, enabled: isUnderway, refetchInterval: LISTED_AFTER_MS });
  const { save, isSaving } = useSave<void>({
    async write(client) {
      const result = await callAsOperator<{ id: string }>(client, "POST", "/backups");
      if (result.data) {
        setBefore(last);
        openDownload(result.data.id);
      }
      return result;
    },
    success: m.theDownloadBegins,
    failure: ({ message }) => m.downloadFailed({ message }),
    queriesToRefresh: [BACKUPS],
  });
  return { save, isSaving, isUnderway };
}

function openDownload(id: string): void {
  const link = document.createElement("a");
  link.href = `/admin/access/backups/${id}`;
  link.download = "";
  link.click();
}
