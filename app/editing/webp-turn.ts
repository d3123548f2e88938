interface Turn {
  /** Whether the upright picture is as wide as the stored one is high. */
  isSideways: boolean;
  /** What the stored pixels are multiplied by around their middle: a, b, c, d of a canvas. */
  matrix: readonly [number, number, number, number];
}

/** By the eight values of the Exif field Orientation; 1 needs nothing. */
const TURNS: Record<number, Turn["matrix"]> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

const ORIENTATION = 0x0112;

/**
 * How the pixels of a WebP file are to be turned to stand upright, by its Exif notes; undefined when
 * they stand upright, or the file says nothing that can be read.
 */
export function webpTurn(file: ArrayBuffer): Turn | undefined {
  try {
    const matrix = TURNS[orientation(new DataView(file))];
    return matrix && { matrix, isSideways: matrix[0] === 0 };
  } catch (error) {
    // Notes that end before they said what they promised.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Of a RIFF file: chunks of a name, a length and as many bytes, from an even place each. */
function orientation(view: DataView): number {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    if (nameAt(view, at) === "EXIF") {
      const start = at + 8;
      // Some writers keep the mark that a JPEG has before its notes.
      return tiffOrientation(view, nameAt(view, start) === "Exif" ? start + 6 : start);
    }
    at += 8 + length + (length % 2);
  }
  return 1;
}

function tiffOrientation(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}
