import headingFace from "./typefaces/heading.woff2?url";
import textFace from "./typefaces/text.woff2?url";

/** The two files nearly every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles = { heading: headingFace, text: textFace };

/** Of a line that brought the page's first bytes later than this (ms), a typeface comes too late to wait for. */
const SOON_MS = 400;

/**
 * Part of the document's first script. Asks for both from <head>, where Chromium holds the first paint back
 * for them, up to a tenth of a second. On a quick line they come by then, and the page has its own
 * letters from the first visit on; on a slow one it would be held back for nothing, so there they are asked
 * for by the body alone (server/pages/html.ts). Plain text: a call in it would keep it in the browser's bundle.
 */
export const fontScript = [
  `performance.now()<${SOON_MS}&&["${headingFace}","${textFace}"].map(u=>{let l=document.createElement("link");`,
  'l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="anonymous";l.href=u;document.head.append(l)});',
].join("");
