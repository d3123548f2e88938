import { afterEach, expect, test, vi } from "vitest";
import { download } from "./download";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a file can still be read after the click, as Safari does", () => {
  vi.useFakeTimers();
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  download("tours.csv", "text/csv", "title");
  vi.advanceTimersByTime(10_000);
  expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: "tours.csv" });
  expect(link.click).toHaveBeenCalled();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith(link.href);
});
