/**
 * Moves the module preloads out of <head> to the end of <body>, at low priority: the first paint
 * needs the HTML and its inlined CSS only.
 */
export function deferPreloads(html: string): string {
  const links: string[] = [];
  const headEnd = html.indexOf("</head>");
  const head = html.slice(0, headEnd).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link.replace("<link", '<link fetchpriority="low"'));
    return "";
  });
  const rest = html.slice(headEnd);
  const entry = rest.indexOf('<script type="module" async');
  if (entry < 0) return head + rest;
  return head + rest.slice(0, entry) + links.join("") + rest.slice(entry);
}
