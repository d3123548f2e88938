/** What crawlers may read: everything but the panel and the data interface. */
export function robots(siteUrl: string): string {
  const closed = ["/admin", "/auth/", "/rest/", "/realtime/", "/healthz"];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
