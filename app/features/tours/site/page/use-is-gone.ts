import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** Whether the tour is off the site. Checks whenever the browser tab becomes visible. */
export function useIsGone(path: string): boolean {
  const { revalidate } = useRevalidator();
  const [gonePath, setGonePath] = useState<string | null>(null);
  useEffect(() => {
    async function check() {
      if (document.visibilityState !== "visible") return;
      // Without a network, neither this code nor the answer comes.
      const found = await import("./find-tour")
        .then(({ findTour }) => findTour(path))
        .catch(() => {});
      if (found === "gone") setGonePath(path);
      if (found === "there") await revalidate();
    }
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, [path, revalidate]);
  return gonePath === path;
}
