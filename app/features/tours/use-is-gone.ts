import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** Whether the tour of this page was deleted. Checked, like the page's data, when the tab is shown again. */
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
    const page = await fetch(path, { method: "HEAD", redirect: "manual" });
    if (page.ok) return "there";
    // A failed load redirects too (spec §2): only a healthy site knows that the tour is gone.
    const health = page.type === "opaqueredirect" ? await fetch("/healthz") : page;
    return health.ok ? "gone" : "unknown";
  } catch {
    return "unknown";
  }
}
