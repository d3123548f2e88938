import { type ReactNode, Suspense, useEffect } from "react";
import { Await, useLocation, useMatches } from "react-router";

const PATIENCE_MS = 200;

/**
 * The server's data of a public page during navigation within the site. A failed load is a console line,
 * and the page shows `fallback` (spec §8). Redirects and navigations that were stopped pass through.
 */
export async function loadOnClient<T>(
  serverLoader: () => Promise<T>,
  failure: string,
  fallback: () => T | Promise<T>,
): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || (error as Error).name === "AbortError") throw error;
    console.error(failure, error);
    return fallback();
  }
}

/** A page's data that may still be on its way: the page opens at once and shows skeletons. */
export interface DeferredPage<T> {
  deferred: Promise<T>;
}

/**
 * Waits up to 200 ms, so that skeletons don't flash on a fast server. Returns the promise, settled or
 * still pending.
 */
export async function loadDeferred<T>(deferred: Promise<T>): Promise<DeferredPage<T>> {
  await Promise.race([deferred, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return { deferred };
}

/** Renders a page with its data, or without (skeletons) while a deferred load is pending. */
export function Deferred<T extends object>({
  data,
  children,
}: {
  data: T | DeferredPage<T>;
  children: (data: T | undefined) => ReactNode;
}) {
  if (!("deferred" in data)) return children(data);
  return (
    <Suspense fallback={children(undefined)}>
      <Await resolve={data.deferred}>{children}</Await>
    </Suspense>
  );
}

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
