import { type ReactNode, Suspense, useEffect } from "react";
import { Await, useLocation, useMatches } from "react-router";

const PATIENCE_MS = 200;

/**
 * Loads the data of a public page from the server during client-side navigation. Logs a failure and
 * returns `fallback` (spec §8). Redirects and aborted navigations are thrown again.
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

/** Page data that might still be loading. Until then, the page shows skeletons. */
export interface DeferredPage<T> {
  deferred: Promise<T>;
}

/**
 * Waits up to 200 ms, so that skeletons don't flash on a fast server. After that, `deferred` can
 * still be pending.
 */
export async function loadDeferred<T>(deferred: Promise<T>): Promise<DeferredPage<T>> {
  await Promise.race([deferred, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return { deferred };
}

/** Renders a page with its data. While a deferred load is pending, the page shows skeletons. */
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

/** Logs to the browser console, once per page, which reads failed on the server (spec §8). */
export function useFailureLog(): void {
  const { key } = useLocation();
  const failures = new Set(
    useMatches().flatMap(
      (match) => (match.loaderData as { failures?: string[] } | undefined)?.failures ?? [],
    ),
  );
  // Each navigation has a new key, so the same failure on the next page is logged again.
  const report = [key, ...failures].join("\n");
  useEffect(() => {
    for (const failure of report.split("\n").slice(1)) console.error(failure);
  }, [report]);
}
