import { useEffect } from "react";
import { useLocation } from "react-router";
import { shortlistPath, useShortlist } from "~/features/shortlist/shortlist";
import type { SeenMessage } from "./cacheable";

/** Lets the pages that were seen, and the shortlist, open again offline. */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  const page = pathname === "/shortlist" ? pathname + search : pathname;
  const saved = useShortlist();
  const shortlist = saved.length > 0 ? shortlistPath(saved) : page;
  useEffect(() => cacheSoon(page), [page]);
  useEffect(() => cacheSoon(shortlist), [shortlist]);
  useEffect(() => {
    window.addEventListener("click", leaveToBrowser, true);
    return () => window.removeEventListener("click", leaveToBrowser, true);
  }, []);
}

/** Caches a page, but waits until the current one has loaded. */
function cacheSoon(path: string) {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const cache = () => void cachePage(path).catch(() => {});
  if (document.readyState !== "complete") {
    window.addEventListener("load", cache, { once: true });
    return () => window.removeEventListener("load", cache);
  }
  const timer = setTimeout(cache, 1000);
  return () => clearTimeout(timer);
}

async function cachePage(path: string): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const message: SeenMessage = { seen: path };
  active?.postMessage(message);
}

/** Offline a link loads a document, which the service worker has; the router would find no data. */
function leaveToBrowser(event: MouseEvent): void {
  const isOffline = !navigator.onLine && navigator.serviceWorker?.controller;
  if (isOffline && (event.target as Element).closest("a[href^='/']")) event.stopPropagation();
}
