import { DAY_MS } from "../../app/ui/dates.ts";

const NAME = /^site-(\d{4}-\d{2}-\d{2})\.backup$/;
export const UNFINISHED = ".unfinished";
const DAYS = 7;
const WEEKS = 4;
/** 1 January 1970 was a Thursday, and a week begins on Monday. */
const DAYS_FROM_MONDAY = 3;

/** The file of the backup that is made on this day (yyyy-mm-dd). */
export function backupName(night: string): string {
  return `site-${night}.backup`;
}

/** A free name for a backup of another site. It is not one of a nightly backup, so that nothing removes the file. */
export function earlierName(name: string, files: string[]): string {
  const start = name.replace(/\.backup$/, ".earlier");
  let earlier = `${start}.backup`;
  for (let n = 2; files.includes(earlier); n++) earlier = `${start}-${n}.backup`;
  return earlier;
}

/** The unfinished files of interrupted nightly backups among the files of a folder. */
export function unfinishedBackups(files: string[]): string[] {
  return files.filter(
    (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)),
  );
}

/** The nightly backups among the files of a folder, the newest first. */
export function nightlyBackups(files: string[]): string[] {
  return files
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** The nightly backups that are neither one of the newest seven, nor the last of one of the four weeks before. */
export function outdatedBackups(files: string[]): string[] {
  const nightly = nightlyBackups(files);
  const days = nightly.slice(0, DAYS);
  const weeks = new Set(days.map(weekOf));
  const most = weeks.size + WEEKS;
  return nightly.slice(DAYS).filter((name) => {
    const isKept = !weeks.has(weekOf(name)) && weeks.size < most;
    weeks.add(weekOf(name));
    return !isKept;
  });
}

function weekOf(name: string): number {
  const [, night = ""] = NAME.exec(name) ?? [];
  return Math.floor((Date.parse(night) / DAY_MS + DAYS_FROM_MONDAY) / 7);
}
