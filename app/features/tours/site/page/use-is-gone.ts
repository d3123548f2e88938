import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { isFromSite } from "~/supabase/own-response";
import { language, pathIn } from "~/ui/languages";

/** Whether the tour is off the site. Checks whenever the browser tab becomes visible. */
export function useIsGone(path: string): boolean {
  const { revalidate } = useRevalidator();
  const [gonePath, setGonePath] = useState<string | null>(null);
  useEffect(() => {
    async function check() {
      if (document.visibilityState !== "visible") return;
      const response = await fetch(pathIn(language, path), { method: "HEAD" }).catch(
        () => undefined,
      );
      if (!response || !isFromSite(response)) return;
      if (new URL(response.url).pathname === pathIn(language, "/not-found")) setGonePath(path);
      // The tour might have moved.
      else if (response.ok) await revalidate();
    }
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, [path, revalidate]);
  return gonePath === path;
}
