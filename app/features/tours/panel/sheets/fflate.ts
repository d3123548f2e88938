import { type Unzipped, unzipSync, type Zippable, zipSync } from "fflate/browser";

// For the libraries of Excel files, instead of fflate: its `zip` and `unzip` start workers from blob: URLs, which
// our Content-Security-Policy blocks.
export { strFromU8, strToU8, unzipSync, zipSync } from "fflate/browser";

type Done<T> = (error: Error | null, result: T) => void;

export function zip(files: Zippable, done: Done<Uint8Array>): void {
  done(null, zipSync(files));
}

export function unzip(archive: Uint8Array, done: Done<Unzipped>): void {
  let files: Unzipped;
  try {
    files = unzipSync(archive);
  } catch (error) {
    done(error as Error, {});
    return;
  }
  done(null, files);
}
