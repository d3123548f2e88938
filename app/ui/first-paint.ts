/** A first paint that waits for a picture which is sent within the page waits so long at most, ms. */
const MOST_WAIT_MS = 500;

/**
 * Part of the document's first script. Lets the words be painted without the picture that the first paint
 * waits for (server/pages/html.ts) where the line stands still between them.
 */
export const firstPaintScript = `setTimeout(()=>document.querySelector("[rel=expect]")?.remove(),${MOST_WAIT_MS});`;
