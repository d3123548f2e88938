import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

let missingCount = 0;

/** Whether the page on screen does without something that could not be loaded. */
export function isMissingData(): boolean {
  return missingCount > 0;
}

/** Writes what the server could not load to the visitor's console, once a page (spec §8). */
export function useFailureLog(): void {
  const { key } = useLocation();
  const failures = new Set(
    useMatches().flatMap(
      (match) => (match.loaderData as { failures?: string[] } | undefined)?.failures ?? [],
    ),
  );
  // The page's key comes first: the same thing failing again on the next page is told again.
  const report = [key, ...failures].join("\n");
  useEffect(() => {
    const [, ...lines] = report.split("\n");
    missingCount = lines.length;
    for (const line of lines) console.error(line);
  }, [report]);
}
