const UNITS = ["KB", "MB", "GB", "TB"];

/** A size of files in words: 700 KB, 2.4 MB. */
export function sizeInWords(kilobytes: number): string {
  let size = kilobytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  const rounded = size < 10 && unit > 0 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${rounded} ${UNITS[unit]}`;
}
