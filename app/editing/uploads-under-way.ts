const uploads = new Set<AbortController>();

/** Registers an upload; call the result when it has ended. */
export function noteUpload(upload: AbortController): () => void {
  uploads.add(upload);
  return () => uploads.delete(upload);
}

/** While true, a form would be saved without its picture. */
export function isUploading(): boolean {
  return uploads.size > 0;
}
