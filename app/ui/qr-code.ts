import { encode } from "uqr";

/** A QR code as an SVG path in a square of `size` by `size` units. */
export interface QrCode {
  size: number;
  path: string;
}

/** The QR code of a URL, with the margin of four modules that scanners need. */
export function qrCode(url: string): QrCode {
  const { size, data } = encode(url, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { size, path: modules.join("") };
}
