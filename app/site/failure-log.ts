import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

/** Writes what the server could not load to the visitor's console, once a page (spec §8). */
export function useFailureLog(): void {
  const { key } = useLocation();
  const failures = new Set(
    useMatches().flatMap(
      (match) => (match.loaderData as { failures?: string[] } | undefined)?.failures ?? [],
    ),
  );
  // The key makes the same failure on the next page a new report.
  const report = [key, ...failures].join("\n");
  useEffect(() => {
    for (const failure of report.split("\n").slice(1)) console.error(failure);
  }, [report]);
}
