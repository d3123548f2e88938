/** Only a bot sends a form in less time than this after the page load. The server ignores it. */
export const MIN_FILL_MS = 1_500;
