/** A square of `size` by `size` squares, row by row, one bit each, as base64. */
export interface QrCode {
  size: number;
  bits: string;
}

/** A QR code as one path, with the quiet edge of four squares that readers ask for. */
export function QrPicture({ code, className }: { code: QrCode; className?: string }) {
  const side = code.size + 8;
  return (
    <svg
      viewBox={`-4 -4 ${side} ${side}`}
      role="img"
      aria-label="QR code of this page"
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M-4-4h${side}v${side}h-${side}z`} />
      <path fill="#000" d={qrPath(code)} />
    </svg>
  );
}

/** Every dark run of a row as one rectangle. */
export function qrPath({ size, bits }: QrCode): string {
  const bytes = atob(bits);
  let path = "";
  for (let at = 0; at < size * size; ) {
    const x = at % size;
    let run = 0;
    while (x + run < size && (bytes.charCodeAt((at + run) >> 3) >> ((at + run) & 7)) & 1) run++;
    if (run > 0) path += `M${x} ${Math.floor(at / size)}h${run}v1h-${run}z`;
    at += run || 1;
  }
  return path;
}
