export function pagePath(address: string): string {
  return `/pages/${address}`;
}
