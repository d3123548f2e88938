import { expect, test } from "vitest";
import { upgradeNotes } from "./health.ts";

const changelog = `# Changelog

## [Unreleased]

### Added

- Something.

### Upgrading

- Set \`BACKUP_DIR\` to a folder
  on another disk.
- Restart.

### Fixed

- Something else.

## [1.0.0]

### Added

- Everything.
`;

test("the upgrade notes are those of the version, or else the ones not released yet", () => {
  expect(upgradeNotes(changelog, "1.1.0")).toEqual([
    "Set BACKUP_DIR to a folder on another disk.",
    "Restart.",
  ]);
  expect(upgradeNotes(changelog, "1.0.0")).toEqual([]);
  expect(upgradeNotes("", "1.0.0")).toEqual([]);
});
