/** The element of the document's head that carries the backend's address and public key. */
export const SETTINGS_NAME = "backend";

export interface BackendSettings {
  /** The API's origin as this browser reaches it. */
  url: string;
  publishableKey: string;
}

/** Reads what the document says of the backend; without an address the API is this very site. */
export function backendSettings(): BackendSettings {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_NAME}"]`);
  return {
    url: element?.dataset.url || window.location.origin,
    publishableKey: element?.content ?? "",
  };
}

/** The key under which supabase-js keeps the session (spec §9: derived from the host). */
export function sessionStorageKey(url: string): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

/** Whether this browser has a session. */
export function hasStoredSession(): boolean {
  try {
    const stored = localStorage.getItem(sessionStorageKey(backendSettings().url));
    return stored !== null && JSON.parse(stored)?.user != null;
  } catch {
    return false;
  }
}
