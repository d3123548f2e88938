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
    if (page.type !== "opaqueredirect") return "unknown";
    // Only the page's data says where it leads to: a tour may have a new address.
    const data = await fetch(`${path}.data`);
    if (!(await data.text()).includes("/not-found")) return "there";
    // A failed load leads to /not-found too (spec §2): only a healthy site knows that the tour is gone.
    return (await fetch("/healthz")).ok ? "gone" : "unknown";
  } catch {
    return "unknown";
  }
}
