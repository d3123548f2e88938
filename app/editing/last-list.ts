/** The search, filters, order and page of each list as last shown, by its path. Until the panel is reloaded. */
const shown = new Map<string, string>();

export function rememberList(path: string, search: string): void {
  shown.set(path, search);
}

/** The URL of a list as it was last shown. */
export function lastList(path: string): string {
  return path + (shown.get(path) ?? "");
}
