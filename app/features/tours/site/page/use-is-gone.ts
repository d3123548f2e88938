import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { isFromSite } from "~/supabase/own-response";

/** Whether the tour is off the site. Checks whenever the browser tab becomes visible. */
export function useIsGone(path: string): boolean {
  const { revalidate } = useRevalidator();
  const [gonePath, setGonePath] = useState<string | null>(null);
  useEffect(() => {
    async function check() {
      if (document.visibilityState !== "visible") return;
      const status = await fetchStatus(path);
      if (status === "gone") setGonePath(path);
      if (status === "there") await revalidate();
    }
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, [path, revalidate]);
  return gonePath === path;
}

async function fetchStatus(path: string): Promise<"there" | "gone" | "unknown"> {
  try {
    const response = await fetch(path, { method: "HEAD" });
    if (!isFromSite(response)) return "unknown";
    if (new URL(response.url).pathname === "/not-found") return "gone";
    // The tour might have moved.
    return response.ok ? "there" : "unknown";
  } catch {
    return "unknown";
  }
}
