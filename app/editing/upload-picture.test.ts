import { expect, test } from "vitest";
import { fileName } from "./upload-picture";

test("keeps what can be recognised", () => {
  expect(fileName("Ooty – Tea Gärden (2).JPG", "image/webp")).toMatch(
    /^ooty-tea-ga-rden-2-[0-9a-f]{16}\.webp$/,
  );
});

test.each(["", "...", "தமிழ்.png", "../../etc/passwd", "a".repeat(500)])("%j is safe", (name) => {
  expect(fileName(name, "image/jpeg")).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.jpg$/);
});

test("is never the same twice", () => {
  const names = Array.from({ length: 200 }, () => fileName("a.png", "image/png"));
  expect(new Set(names).size).toBe(200);
});
