import { expect, test } from "vitest";
import { agencyTimeInWords, fromAgencyTime, toAgencyTime } from "./agency-time";

test("time fields use India's time, wherever the operator is", () => {
  expect(fromAgencyTime("2026-12-14T00:15")).toBe("2026-12-13T18:45:00.000Z");
  expect(toAgencyTime("2026-12-13T18:45:00+00:00")).toBe("2026-12-14T00:15");
  expect(toAgencyTime("2026-12-13 18:45:00.5+00")).toBe("2026-12-14T00:15");
  expect(agencyTimeInWords(new Date("2026-12-13T18:45:00Z"))).toBe("14 Dec 2026, 12:15 am");
});

test("a missing date becomes an empty field", () => {
  expect(toAgencyTime(null)).toBe("");
  expect(fromAgencyTime("")).toBeNull();
});
