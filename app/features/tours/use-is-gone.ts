import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

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
    const page = await fetch(path, { method: "HEAD", redirect: "manual" });
    if (page.ok) return "there";
    if (page.type !== "opaqueredirect") return "unknown";
    // The tour might have moved. `fetch` hides the redirect target, but the page data contains it.
    const data = await fetch(`${path}.data`);
    return (await data.text()).includes("/not-found") ? "gone" : "there";
  } catch {
    return "unknown";
  }
}
