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

/** React Router's status for page data that is a redirect. */
const REDIRECT = 202;

async function fetchStatus(path: string): Promise<"there" | "gone" | "unknown"> {
  try {
    const { status, headers } = await fetch(`${path}.data`, { method: "HEAD" });
    // Without this header, the response is not from the server.
    if (!headers.has("x-remix-response")) return "unknown";
    if (status === 200) return "there";
    if (status !== REDIRECT) return "unknown";
    const data = await fetch(`${path}.data`);
    // The tour might have moved.
    return (await data.text()).includes("/not-found") ? "gone" : "there";
  } catch {
    return "unknown";
  }
}
