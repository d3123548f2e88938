import { expect, test } from "vitest";
import {
  backupName,
  earlierName,
  nightlyBackups,
  outdatedBackups,
  unfinishedBackups,
} from "./backup-retention.ts";

const nameOf = (day: number) =>
  backupName(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

test("after each night, seven days are kept, and the last backups of the four weeks before", () => {
  let files: string[] = [];
  for (let day = 0; day < 100; day++) {
    files.push(nameOf(day));
    const outdated = outdatedBackups(files);
    files = files.filter((name) => !outdated.includes(name));
    expect(nightlyBackups(files).slice(0, 7)).toEqual(
      Array.from({ length: Math.min(7, day + 1) }, (_, back) => nameOf(day - back)),
    );
    if (day > 50) expect(files).toHaveLength(11);
  }
  // 10 April 2026 was a Friday; the others are Sundays.
  expect(nightlyBackups(files).slice(7)).toEqual(
    ["2026-03-29", "2026-03-22", "2026-03-15", "2026-03-08"].map(backupName),
  );
});

test("the newest seven are kept, however old they are, and other files are never removed", () => {
  const files = ["notes.txt", "site-2026.backup", "before-upgrade.backup"];
  for (let week = 0; week < 7; week++) files.push(nameOf(week * 30));
  expect(outdatedBackups(files)).toEqual([]);
  expect(unfinishedBackups(files)).toEqual([]);
  expect(unfinishedBackups([`${nameOf(1)}.unfinished`, "other.backup.unfinished"])).toEqual([
    `${nameOf(1)}.unfinished`,
  ]);
});

test("the backup of another site gets a free name, under which it is never removed", () => {
  const name = nameOf(0);
  const first = earlierName(name, [name]);
  const second = earlierName(name, [name, first]);
  expect([first, second]).toEqual([
    "site-2026-01-01.earlier.backup",
    "site-2026-01-01.earlier-2.backup",
  ]);
  expect(nightlyBackups([name, first, second])).toEqual([name]);
});
