import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { shortlistPath, useShortlist } from "~/features/shortlist/site/shortlist";
import { language, pathIn } from "~/ui/languages";
import { nextPage } from "../next-page";
import { SITE_AWAY } from "../page-data";
import type { SeenMessage } from "./cacheable";

/**
 * Caches the visited pages and the shortlist, so that they open offline. Returns true after a page could
 * not be opened, until the visitor opens another page or the network is back.
 */
export function useOfflinePages(): boolean {
  const { pathname, search } = useLocation();
  const page = pathIn(language, pathname === "/shortlist" ? pathname + search : pathname);
  const saved = useShortlist();
  const shortlist = saved.length > 0 ? pathIn(language, shortlistPath(saved)) : null;
  useEffect(() => cacheSoon(page, 1000), [page]);
  // No delay, because the visitor might go offline right after saving a tour.
  useEffect(() => (shortlist ? cacheSoon(shortlist, 0) : undefined), [shortlist]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stay = () => setHasFailed(true);
    const click = (event: MouseEvent) => leaveToBrowser(event, stay);
    // The router reloads the page if a script fails, which would lose the page without a network. With
    // a network, the server might have a new release without this script: open the document instead.
    const navigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || hasWorker()) return;
      event.preventDefault();
      const target = nextPage() ?? page;
      void isReachable(target).then((isThere) =>
        isThere ? window.location.assign(target) : stay(),
      );
    };
    const tryAgain = () => setHasFailed(false);
    const stayWhileAway = ({ detail: signal }: CustomEvent<AbortSignal>) => {
      stay();
      signal.addEventListener("abort", tryAgain);
    };
    window.addEventListener("click", click, true);
    window.addEventListener("online", tryAgain);
    window.addEventListener(SITE_AWAY, stayWhileAway);
    globalThis.navigation?.addEventListener("navigate", navigate);
    return () => {
      window.removeEventListener("click", click, true);
      window.removeEventListener("online", tryAgain);
      window.removeEventListener(SITE_AWAY, stayWhileAway);
      globalThis.navigation?.removeEventListener("navigate", navigate);
      tryAgain();
    };
  }, [page]);
  return hasFailed;
}

/** Caches a page, but waits until the current one has loaded. */
function cacheSoon(path: string, delay: number) {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const cache = () => void cachePage(path).catch(() => {});
  if (document.readyState !== "complete") {
    window.addEventListener("load", cache, { once: true });
    return () => window.removeEventListener("load", cache);
  }
  const timer = setTimeout(cache, delay);
  return () => clearTimeout(timer);
}

async function cachePage(path: string): Promise<void> {
  const message: SeenMessage = { seen: path };
  const worker = navigator.serviceWorker.controller ?? (await startWorker());
  worker?.postMessage(message);
}

async function startWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register("/sw.js");
  return (await navigator.serviceWorker.ready).active;
}

async function isReachable(path: string): Promise<boolean> {
  const response = await fetch(path, { method: "HEAD" }).catch(() => undefined);
  return response !== undefined && response.status < 500;
}

function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/**
 * Offline, links bypass the router: the service worker has the documents but not their data.
 * Without a worker, the page stays.
 */
function leaveToBrowser(event: MouseEvent, stay: () => void): void {
  const link = (event.target as Element).closest("a[href^='/']:not([data-stays])");
  if (navigator.onLine || !link) return;
  event.stopPropagation();
  if (hasWorker()) return;
  event.preventDefault();
  stay();
}
