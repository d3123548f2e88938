// The responses of the server to the screen Backup and its section Health.

export interface FinishedBackup {
  at: string;
  rows: number;
  kilobytes: number;
}

export interface BackupState {
  folder: string;
  /** Whether the folder is one that the operator has chosen with BACKUP_DIR, for example on another disk. */
  isOwnFolder: boolean;
  nightly: FinishedBackup | null;
  /** Downloaded, or made with the command. */
  download: FinishedBackup | null;
  /** Why the latest nightly backup is missing, in words for the operator. Null if it is there. */
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
