const MODULE = '<script type="module" async';
const SCRIPT_END = "</script>";

/**
 * Moves the module preloads out of <head> to the end of <body>, at low priority: the first paint
 * needs the HTML and its inlined CSS only. Where `isLate`, they and the page's own script are put
 * into a template, from which the document's first script lets them in (app/ui/late-start.ts).
 */
export function deferScripts(html: string, { isLate }: { isLate: boolean }): string {
  const links: string[] = [];
  const headEnd = html.indexOf("</head>");
  const head = html.slice(0, headEnd).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link.replace("<link", '<link fetchpriority="low"'));
    return "";
  });
  const rest = html.slice(headEnd);
  const entry = rest.indexOf(MODULE);
  if (entry < 0) return head + rest;
  const end = rest.indexOf(SCRIPT_END, entry) + SCRIPT_END.length;
  const scripts = links.join("") + rest.slice(entry, end);
  const placed = isLate ? `<template id="late">${scripts}</template>` : scripts;
  return head + rest.slice(0, entry) + placed + rest.slice(end);
}
