import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useMatches } from "react-router";
import { isFromSite } from "~/supabase/own-response";
import { language, pathIn } from "~/ui/languages";

/** A page does not open, because a proxy responds that the site is away. */
export const SITE_AWAY = "site-away";

declare global {
  interface WindowEventMap {
    /** With the signal that ends the visitor's attempt. */
    [SITE_AWAY]: CustomEvent<AbortSignal>;
  }
}

/**
 * Loads the data of a public page from the server during client-side navigation. Logs a failure and
 * returns `fallback` (spec §8). Redirects and aborted navigations are thrown again. If the network or
 * a proxy responds instead of the site, the page does not open, unless it already has.
 */
export async function loadOnClient<T>(
  { request, serverLoader }: { request: Request; serverLoader: () => Promise<T> },
  failure: string,
  fallback: (error: unknown) => T | Promise<T>,
  hasPageOpened = () => false,
): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    const page = await askForPage(request);
    const isAway =
      page !== undefined && page.status >= 502 && page.status <= 504 && !hasPageOpened();
    const isSaved = isAway && (await isSavedOffline(request.url));
    if (request.signal.aborted) throw error;
    if (isSaved || isIntercepted(page)) return openDocument(request.url);
    console.error(failure, error);
    return isAway ? stay(request.signal) : fallback(error);
  }
}

/** Loads the data of a layout only once, so that navigations do not wait for it. `revalidate()` loads it again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

/** Keeps the data of a page or layout while it is shown, for a reload that fails. */
export function shownData<T>() {
  let shown: T | undefined;
  return {
    useShown(data: T): void {
      useEffect(() => {
        shown = data;
        return () => {
          shown = undefined;
        };
      }, [data]);
    },
    orThrow(error: unknown, isWanted = (_: T) => true): T {
      if (!shown || !isWanted(shown)) throw error;
      return shown;
    },
  };
}

async function askForPage({ url, signal }: Request): Promise<Response | undefined> {
  const head = { method: "HEAD", cache: "no-store", redirect: "manual", signal } as const;
  return fetch(url, head).catch(() => undefined);
}

/** True if a captive portal or a login in front of the site responds with a page or a redirect. */
function isIntercepted(page: Response | undefined): boolean {
  return page !== undefined && page.status < 400 && !isFromSite(page);
}

/** True if the service worker shows the page while the site is away. */
async function isSavedOffline(url: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  // A tour's page is the same for every party in its query.
  const ignoreSearch = new URL(url).pathname.startsWith(pathIn(language, "/tour/"));
  const options = { cacheName: "pages", ignoreVary: true, ignoreSearch };
  return (await caches.match(url, options)) !== undefined;
}

/** Leaves the page, so that the visitor sees what the network responds. */
function openDocument(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

/** The open page stays until the visitor chooses a link again, which aborts this navigation. */
function stay(signal: AbortSignal): Promise<never> {
  window.dispatchEvent(new CustomEvent(SITE_AWAY, { detail: signal }));
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

const logged = new WeakSet<string[]>();

/** Logs to the browser console, once per load, which reads failed on the server (spec §8). */
export function useFailureLog(): void {
  const matches = useMatches();
  useEffect(() => {
    const lists = matches
      .map((match) => (match.loaderData as { failures?: string[] } | undefined)?.failures ?? [])
      .filter((failures) => !logged.has(failures));
    for (const failures of lists) logged.add(failures);
    for (const failure of new Set(lists.flat())) console.error(failure);
  }, [matches]);
}
