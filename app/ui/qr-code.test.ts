import { expect, test } from "vitest";
import { qrCode } from "./qr-code";

test("a QR code has a quiet zone and a finder pattern in three corners", () => {
  const { size, path } = qrCode("https://example.com/tour/domestic/ooty");
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`));
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let at = 0; at < 7; at++) expect(dark.has(`${x + at},${y}`)).toBe(true);
  }
  for (let at = 0; at < size; at++) expect(dark.has(`${at},3`)).toBe(false);
});
