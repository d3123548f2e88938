import { useEffect } from "react";
import { useLocation } from "react-router";
import type { SeenMessage } from "./kept";

/** Lets every public page that was seen open again without network; costs nothing until it is idle. */
export function useOfflinePages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const keep = () => void keepPage(pathname).catch(() => {});
    if (document.readyState !== "complete") {
      window.addEventListener("load", keep, { once: true });
      return () => window.removeEventListener("load", keep);
    }
    const timer = setTimeout(keep, 1000);
    return () => clearTimeout(timer);
  }, [pathname]);
}

async function keepPage(path: string): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const message: SeenMessage = { seen: path };
  active?.postMessage(message);
}
