import { expect, test } from "vitest";
import { taxNoteOf } from "./tax-note";

test("a tour abroad also has a note about TCS, unless the agency's own note has it", () => {
  expect(taxNoteOf("domestic", " Prices include 5% GST. ")).toBe("Prices include 5% GST.");
  expect(taxNoteOf("domestic", null)).toBe("");
  expect(taxNoteOf("international", "Prices include 5% GST.")).toMatch(
    /^Prices include 5% GST\. TCS, /,
  );
  expect(taxNoteOf("international", null)).toMatch(/^TCS, /);
  expect(taxNoteOf("international", "GST and TCS are included.")).toBe("GST and TCS are included.");
});
