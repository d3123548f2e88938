/** For useSyncExternalStore: tells of every change to what this browser keeps. */
export function subscribeToStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
