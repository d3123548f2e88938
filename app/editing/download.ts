const KEPT_MS = 40_000;

/** Downloads a text or other content as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click (webkit.org/b/211234).
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
