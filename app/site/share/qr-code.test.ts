import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-code";
import { qrCode } from "./qr-code.server";

test("draws every dark square, and no other", () => {
  const address = "https://agency.example/tour/domestic/kerala-backwaters";
  const code = qrCode(address);
  const drawn = Array.from({ length: code.size }, () => Array<boolean>(code.size).fill(false));
  for (const [, x, y, run] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  expect(drawn).toEqual(encode(address, { ecc: "M", border: 0 }).data);
});

test("an address of any length that we make fits", () => {
  const code = qrCode(`https://a-rather-long-name.example/tour/international/${"a".repeat(100)}`);
  expect(code.size).toBeLessThan(80);
});
