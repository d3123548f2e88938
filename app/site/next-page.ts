import type { ClientInstrumentation } from "react-router";

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

/** The path and query of the page that the router is loading. */
export function nextPage(): string | undefined {
  return path;
}

/** React Router's "to" is not resolved yet. Undefined if it has no path and query, for example ".". */
function pathOf(to: string): string | undefined {
  if (!/^[/?]/.test(to)) return undefined;
  const { pathname, search, hash } = new URL(to, window.location.href);
  return pathname + search + hash;
}

/**
 * The router reloads the open page if it cannot load a script of the next one, as after a release.
 * head-script.js then goes to the next page.
 */
export const rememberNextPage: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(load, { to }) {
        // A number is a step in the history, whose pages have been loaded before.
        const next = typeof to === "string" ? pathOf(to) : undefined;
        setNextPage(next);
        await load();
        if (nextPage() === next) setNextPage(undefined);
      },
    });
  },
};
