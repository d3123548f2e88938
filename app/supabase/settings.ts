/** The name of the `<meta>` element with the backend's URL and public key. */
export const SETTINGS_NAME = "backend";

export interface BackendSettings {
  /** The origin of the API. */
  url: string;
  publishableKey: string;
}

/** Reads the settings from the document. Without a URL, the API is on this site. */
export function backendSettings(): BackendSettings {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_NAME}"]`);
  return {
    url: element?.dataset.url || window.location.origin,
    publishableKey: element?.content ?? "",
  };
}

/** The localStorage key of the supabase-js session, derived from the host (spec §9). */
export function sessionStorageKey(url: string): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

function storedSession(): { expires_at: number } | null {
  try {
    const stored = localStorage.getItem(sessionStorageKey(backendSettings().url));
    const session = stored && JSON.parse(stored);
    return session?.user ? session : null;
  } catch {
    return null;
  }
}

export function hasStoredSession(): boolean {
  return storedSession() !== null;
}

/** False for an expired session, which only the panel can renew. */
export function hasLiveSession(): boolean {
  return (storedSession()?.expires_at ?? 0) * 1000 > Date.now();
}
