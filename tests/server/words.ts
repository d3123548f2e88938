/** A list without spaces in its items. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
