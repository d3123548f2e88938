import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/**
 * Whether the tour of this open page has been taken off the site meanwhile. Asked when the visitor
 * comes back to the tab, which also brings the page up to date.
 */
export function useIsGone(path: string): boolean {
  const { revalidate } = useRevalidator();
  const [gonePath, setGonePath] = useState<string | null>(null);
  useEffect(() => {
    async function ask() {
      if (document.visibilityState !== "visible") return;
      const presence = await askForPage(path);
      if (presence === "gone") setGonePath(path);
      if (presence === "there") await revalidate();
    }
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [path, revalidate]);
  return gonePath === path;
}

async function askForPage(path: string): Promise<"there" | "gone" | "unknown"> {
  try {
    const page = await fetch(path, { method: "HEAD", redirect: "manual" });
    if (page.ok) return "there";
    // A load that failed redirects too (spec §2); only a site that is well knows the tour is gone.
    const health = page.type === "opaqueredirect" ? await fetch("/healthz") : page;
    return health.ok ? "gone" : "unknown";
  } catch {
    return "unknown"; // no network: the visitor keeps the page they are reading
  }
}
