import { useEffect } from "react";
import { useLocation } from "react-router";
import type { SeenMessage } from "./cacheable";

/** Lets every public page that was seen open again offline; waits until the page has loaded. */
export function useOfflinePages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const keep = () => void cachePage(pathname).catch(() => {});
    if (document.readyState !== "complete") {
      window.addEventListener("load", keep, { once: true });
      return () => window.removeEventListener("load", keep);
    }
    const timer = setTimeout(keep, 1000);
    return () => clearTimeout(timer);
  }, [pathname]);
  useEffect(() => {
    window.addEventListener("click", leaveToBrowser, true);
    return () => window.removeEventListener("click", leaveToBrowser, true);
  }, []);
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
