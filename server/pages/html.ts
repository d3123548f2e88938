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

const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** A picture of ours that is sent within the page, so that it is painted with the page's first bytes. */
export interface InlinePicture {
  /** As the page names it. */
  address: string;
  svg: string;
}

/** The id that an <img> gets whose picture is sent within the page. */
const SENT_PICTURE = "sent-picture";

/**
 * Puts the drawing in the place of its address in the first <img> that shows it, and in the place of its
 * preload the wish that nothing is painted before that element is there: the words before it would be a
 * first paint of their own (docs/decisions/0013). In: the page's HTML. Out: the same where it is not shown.
 */
export function inlinePicture(html: string, { address, svg }: InlinePicture): string {
  const img = `<img src="${address}"`;
  if (!html.includes(img)) return html;
  const data = svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("&", "%26");
  return html
    .replace(
      img,
      () => `<img id="${SENT_PICTURE}" src="data:image/svg+xml,${data.replaceAll('"', "'")}"`,
    )
    .replace(PICTURE_PRELOAD, (link) =>
      link.includes(`"${address}"`)
        ? `<link rel="expect" href="#${SENT_PICTURE}" blocking="render"/>`
        : link,
    );
}

/**
 * Of the pictures that React would have asked for from <head>, keeps the first of those that the page calls
 * urgent, its largest: each other one takes a part of the line from it (docs/decisions/0013).
 */
export function preloadOnePicture(html: string): string {
  let isKept = false;
  return html.replace(PICTURE_PRELOAD, (link) => {
    if (isKept || !link.includes('fetchPriority="high"')) return "";
    isKept = true;
    return link;
  });
}

const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>/g;

/** Text, not an attribute, with letters whose typeface is a file of its own (app/app.css), by that file's name. */
const RARE_LETTERS = { "text-rupee": />[^<]*₹/, "text-tamil": />[^<]*[\u0b82-\u0bfa]/ };

/**
 * Moves the preloads of typefaces from <head> to the beginning of <body>: they are asked for as soon, but
 * in the head a browser holds its first paint back for them, which is of use on a quick line only
 * (app/ui/fonts.ts, docs/decisions/0012). A page that prints rare letters asks for their file after the
 * others: found at the first layout only, it comes later and has the browser lay the page out a second time.
 */
export function placeTypefaces(html: string): string {
  const headEnd = html.indexOf("</head>");
  const body = html.indexOf("<body", headEnd);
  if (headEnd < 0 || body < 0) return html;
  const bodyStart = html.indexOf(">", body) + 1;
  const preloads: string[] = [];
  const head = html.slice(0, headEnd).replace(FONT_PRELOAD, (link) => {
    preloads.push(link);
    return "";
  });
  const printed = html.slice(headEnd, html.indexOf("</main>"));
  for (const [name, letters] of Object.entries(RARE_LETTERS)) {
    const file = letters.test(printed) && RegExp(`url\\((/[^)]*${name}[^)]*)\\)`).exec(head)?.[1];
    if (!file) continue;
    preloads.push(
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="${file}"/>`,
    );
  }
  return head + html.slice(headEnd, bodyStart) + preloads.join("") + html.slice(bodyStart);
}
