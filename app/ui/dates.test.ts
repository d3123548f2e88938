import { expect, test, vi } from "vitest";
import { monthNames, shortDate } from "./dates";

test("a date shows its year only if it is not this year", () => {
  expect(shortDate("2026-12-04", "2026-11-24")).toBe("Fri 4 Dec");
  expect(shortDate("2027-01-15", "2026-11-24")).toBe("Fri 15 Jan 2027");
  expect(shortDate("2026-12-04")).toBe("Fri 4 Dec 2026");
});

test("in Tamil, the day and its month stay on one line", async () => {
  vi.resetModules();
  vi.doMock("./languages.ts", () => ({ language: "ta", locale: "ta-IN" }));
  const inTamil = await import("./dates");
  vi.doUnmock("./languages.ts");
  vi.resetModules();
  expect(inTamil.shortDate("2027-01-22")).toMatch(/^வெள்ளி, 22\u00a0ஜன\., 2027$/);
});

test("month names are written in full", () => {
  expect(monthNames).toHaveLength(12);
  expect(monthNames[8]).toBe("September");
});
