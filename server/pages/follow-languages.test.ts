import { expect, test, vi } from "vitest";
import type { RowChange } from "../../app/supabase/row-changes.ts";
import type { Backend } from "../backend/backend.ts";
import { createLog } from "../log.ts";
import { followOpenLanguages } from "./follow-languages.ts";

/** Follows a company whose language states are read with `read`, the body of the database's answer. */
async function follow(read: () => Promise<{ tamil: string; hindi: string } | undefined>) {
  let listener = (_: RowChange) => {};
  const backend = {
    url: "http://backend.test",
    publishableKey: "key",
    async fetch() {
      const row = await read();
      return Response.json(row ? [row] : { message: "down" }, { status: row ? 200 : 500 });
    },
    onChange(added: typeof listener) {
      listener = added;
    },
    onMissedChanges() {},
  } as Partial<Backend> as Backend;
  const onChange = vi.fn();
  const languages = await followOpenLanguages(backend, createLog("silent"));
  languages.onChange(onChange);
  const change = () => listener({ table: "company_info", type: "UPDATE", id: "1" });
  return { ...languages, onChange, change };
}

test("a failed reading is repeated, until then only English is open, and a change that is not sent is seen after a minute", async () => {
  vi.useFakeTimers();
  try {
    let isDown = true;
    let isOff = false;
    const { isOpen, onChange } = await follow(async () =>
      isDown ? undefined : { tamil: isOff ? "off" : "public", hindi: "operators" },
    );
    expect(isOpen("ta")).toBe(false);
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isOpen("ta")).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(1);
    isOff = true;
    // No change is sent, as by a hosted project without WebSockets.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOpen("ta")).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("of two readings at once, the later one counts", async () => {
  const answers: ((row: { tamil: string; hindi: string }) => void)[] = [];
  const off = { tamil: "off", hindi: "off" };
  let isFirst = true;
  const { isOpen, onChange, change } = await follow(async () => {
    if (!isFirst) return new Promise((resolve) => answers.push(resolve));
    isFirst = false;
    return off;
  });
  change();
  change();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.({ tamil: "public", hindi: "off" });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  answers[0]?.(off);
  await new Promise(setImmediate);
  expect(isOpen("ta")).toBe(true);
});
