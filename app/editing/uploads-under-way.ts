const uploads = new Set<AbortController>();

/** Notes an upload until it has ended. Out: how to say that it has. */
export function noteUpload(upload: AbortController): () => void {
  uploads.add(upload);
  return () => uploads.delete(upload);
}

/** Whether a picture is on its way: a form saved now would be saved without it. */
export function isUploading(): boolean {
  return uploads.size > 0;
}
