import { useEffect } from "react";
import { useLocation } from "react-router";
import { shortlistPath, useShortlist } from "~/features/shortlist/shortlist";
import type { SeenMessage } from "./cacheable";

/** Caches the visited pages and the shortlist, so that they open offline. */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  const page = pathname === "/shortlist" ? pathname + search : pathname;
  const saved = useShortlist();
  const shortlist = saved.length > 0 ? shortlistPath(saved) : null;
  useEffect(() => cacheSoon(page, 1000), [page]);
  // No delay, because the visitor might go offline right after saving a tour.
  useEffect(() => (shortlist ? cacheSoon(shortlist, 0) : undefined), [shortlist]);
  useEffect(() => {
    window.addEventListener("click", leaveToBrowser, true);
    return () => window.removeEventListener("click", leaveToBrowser, true);
  }, []);
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

/** Offline, links bypass the router: the service worker has the documents but not their data. */
function leaveToBrowser(event: MouseEvent): void {
  const isOffline = !navigator.onLine && navigator.serviceWorker?.controller;
  if (isOffline && (event.target as Element).closest("a[href^='/']:not([data-stays])"))
    event.stopPropagation();
}
