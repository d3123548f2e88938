import * as m from "virtual:messages/panel-backup";
import { queryOptions } from "@tanstack/react-query";
import { read } from "~/editing/read";
import { useSave } from "~/editing/save";
import { callAsOperator } from "~/features/access/panel/data";
import { browserClient } from "~/supabase/browser-client";

export interface FinishedBackup {
  at: string;
  rows: number;
  kilobytes: number;
}

export interface BackupState {
  folder: string;
  /** Whether the folder is set with BACKUP_DIR. */
  isOwnFolder: boolean;
  nightly: FinishedBackup | null;
  /** Downloaded, or made with the command. */
  download: FinishedBackup | null;
  /** Why the latest nightly backup is missing. Null if it is there. */
  problem: string | null;
  /** Since when there is no backup outside of the data folder, if that is longer than a week. */
  remindsSince: string | null;
  files: { name: string; kilobytes: number }[];
}

export interface Health {
  disks: { folder: string; freeMb: number; totalMb: number }[];
  /** Null if the database is in a hosted project. */
  databaseMb: number | null;
  mail: {
    isOn: boolean;
    failure: { since: string; words: string } | null;
    /** The last mail of the past 30 days that failed. `isOver` if a later mail was sent. */
    lastFailure: { at: string; words: string; isOver: boolean } | null;
  };
  release: { version: string; notes: string[] };
}

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
