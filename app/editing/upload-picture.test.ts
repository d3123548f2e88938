import { expect, test } from "vitest";
import { fileName } from "./upload-picture";

test("a file name keeps its readable letters and digits", () => {
  expect(fileName("Ooty – Tea Gärden (2).JPG", "image/webp")).toMatch(
    /^ooty-tea-ga-rden-2-[0-9a-f]{16}\.webp$/,
  );
});

test.each(["", "...", "தமிழ்.png", "../../etc/passwd", "a".repeat(500)])(
  "a file name made from %j is safe in a URL",
  (name) => {
    expect(fileName(name, "image/jpeg")).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.jpg$/);
  },
);
