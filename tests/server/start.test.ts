// What a start says when the machine is not ready for the site.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canMount, startSiteProcess, temporaryFolder } from "./process.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder("agency-start-");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a missing folder for temporary files is named", { tags: "long" }, async () => {
  const TMPDIR = join(folder, "missing");
  await expect(startSiteProcess(join(folder, "data"), { env: { TMPDIR } })).rejects.toThrow(
    `The folder for temporary files cannot be used: ${TMPDIR} (ENOENT). Create it, or set TMPDIR to another one.`,
  );
});

test("a folder for temporary files whose path is too long for a socket is named", {
  tags: "long",
}, async () => {
  const TMPDIR = join(folder, "long".repeat(25));
  mkdirSync(TMPDIR);
  await expect(startSiteProcess(join(folder, "data"), { env: { TMPDIR } })).rejects.toThrow(
    `too long a path for the database's socket: ${TMPDIR}. Set TMPDIR to a shorter one`,
  );
  expect(readdirSync(TMPDIR)).toEqual([]);
});

describe.runIf(canMount())("a full disk", () => {
  const disk = () => join(folder, "disk");
  afterEach(() => void spawnSync("umount", ["-l", disk()]));

  test.each(["0", "30m"])("with %s of space is named", { tags: "long" }, async (size) => {
    mkdirSync(disk());
    // The kernel's least size is one page.
    const options = size === "0" ? "size=4k,nr_inodes=1" : `size=${size}`;
    spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk()]);
    await expect(startSiteProcess(join(disk(), "data"))).rejects.toThrow(
      /^The disk of \S+ is full\./m,
    );
    expect(existsSync(join(disk(), "data", "postgres", "PG_VERSION"))).toBe(false);
  });
});
