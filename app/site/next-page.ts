import type { ClientInstrumentation } from "react-router";
import { language, pathIn } from "~/ui/languages";

/** Read by head-script.js. */
const KEY = "next-page";

let path: string | undefined;

function setNextPage(next: string | undefined): void {
  path = next;
  try {
    if (next) sessionStorage.setItem(KEY, next);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}

/** The path, or only the query, of the page that the router is loading. */
export function nextPage(): string | undefined {
  return path;
}

/** The router's paths have no language. */
function inLanguage(to: string): string {
  return to.startsWith("/") ? pathIn(language, to) : to;
}

/**
 * The router reloads the open page if it cannot load a script of the next one, as after a release.
 * head-script.js then goes to the next page.
 */
export const rememberNextPage: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(load, { to }) {
        // A number is a step in the history, whose pages have been loaded before. "." is this page.
        const next = typeof to === "string" && /^[/?]/.test(to) ? inLanguage(to) : undefined;
        setNextPage(next);
        await load();
        if (nextPage() === next) setNextPage(undefined);
      },
    });
  },
};
