import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { arrival } from "./arrival";

const fallback = { tours: ["none"] };

describe("arrival", () => {
  let printed: unknown[][];
  beforeEach(() => {
    vi.useFakeTimers();
    printed = [];
    vi.spyOn(console, "error").mockImplementation((...words) => void printed.push(words));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("what comes at once is there at once", async () => {
    const data = { tours: ["Ooty"] };
    expect(await arrival(Promise.resolve(data), ["tours"], async () => fallback)).toEqual(data);
  });

  test("what takes its time is promised part by part", async () => {
    const slow = new Promise<{ tours: string[] }>((resolve) => {
      setTimeout(resolve, 5_000, { tours: ["Ooty"] });
    });
    const arriving = arrival(slow, ["tours"], async () => fallback);
    await vi.advanceTimersByTimeAsync(1_000);
    const { tours } = await arriving;
    expect(tours).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await tours).toEqual(["Ooty"]);
  });

  test("what never comes is the fallback, with a line in the console", async () => {
    const noAnswer: Promise<typeof fallback> = Promise.reject(new Error("offline"));
    const shown = await arrival(noAnswer, ["tours"], async () => fallback);
    expect(shown).toEqual(fallback);
    expect(printed[0]?.[0]).toBe("Failed to load data");
  });

  test("a visitor who goes on elsewhere is no failure", async () => {
    const gone: Promise<typeof fallback> = Promise.reject(new DOMException("gone", "AbortError"));
    await arrival(gone, ["tours"], async () => fallback);
    expect(printed).toEqual([]);
  });

  test("what the server could not load is said in the console", async () => {
    const data = { tours: [], failures: ["Error loading tours"] };
    expect(await arrival(Promise.resolve(data), ["tours"], async () => ({ tours: [] }))).toEqual({
      tours: [],
    });
    expect(printed).toEqual([["Error loading tours"]]);
  });
});
