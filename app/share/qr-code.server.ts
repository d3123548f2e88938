import { encode } from "uqr";
import type { QrCode } from "./qr-code";

/** The QR code of an address, packed for the page's data: one bit for each square. */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  const bits = new Uint8Array(Math.ceil((size * size) / 8));
  for (const [at, isDark] of data.flat().entries()) {
    if (isDark) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return { size, bits: btoa(String.fromCharCode(...bits)) };
}
