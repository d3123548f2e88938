export function pagePath(slug: string): string {
  return `/pages/${slug}`;
}
