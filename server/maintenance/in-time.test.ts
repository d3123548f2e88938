import { expect, test } from "vitest";
import { inTime } from "./in-time.ts";

test("a folder that hangs fails in time, and keeps one thread however often it is asked", async () => {
  const mounted = Promise.withResolvers<string[]>();
  let calls = 0;
  const read = () => {
    calls++;
    return mounted.promise;
  };
  for (let times = 0; times < 3; times++) {
    await expect(inTime("/mnt/hangs", read, 5)).rejects.toThrow(
      "The folder /mnt/hangs does not respond.",
    );
  }
  expect(calls).toBe(1);
  expect(await inTime("/mnt/other", async () => "read", 5_000)).toBe("read");

  mounted.resolve(["site.backup"]);
  expect(await inTime("/mnt/hangs", read, 5_000)).toEqual(["site.backup"]);
  // Those that came too late are not made up for.
  expect(calls).toBe(2);
});

test("an error of the folder is passed on, and does not stop the next call", async () => {
  const failing = async () => {
    throw new Error("EACCES");
  };
  await expect(inTime("/mnt/refused", failing)).rejects.toThrow("EACCES");
  expect(await inTime("/mnt/refused", async () => 1)).toBe(1);
});
