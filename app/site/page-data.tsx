import { type ReactNode, Suspense, useEffect } from "react";
import { Await, useMatches } from "react-router";
import { isOwnPage } from "~/supabase/own-page";

const PATIENCE_MS = 200;

/**
 * Loads the data of a public page from the server during client-side navigation. Logs a failure and
 * returns `fallback` (spec §8). Redirects and aborted navigations are thrown again.
 */
export async function loadOnClient<T>(
  { request, serverLoader }: { request: Request; serverLoader: () => Promise<T> },
  failure: string,
  fallback: (error: unknown) => T | Promise<T>,
): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    const isIntercepted = await isPageIntercepted(request);
    if (request.signal.aborted) throw error;
    if (isIntercepted) return openDocument(request.url);
    console.error(failure, error);
    return fallback(error);
  }
}

/** True if a captive portal or a login in front of the site responds with a page or a redirect. */
async function isPageIntercepted({ url, signal }: Request): Promise<boolean> {
  const head = { method: "HEAD", cache: "no-store", redirect: "manual", signal } as const;
  const response = await fetch(url, head).catch(() => undefined);
  return response !== undefined && response.status < 400 && !isOwnPage(response);
}

/** Leaves the page, so that the visitor sees what the network responds. */
function openDocument(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
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

const logged = new WeakSet<string[]>();

/** Logs to the browser console, once per load, which reads failed on the server (spec §8). */
export function useFailureLog(): void {
  const matches = useMatches();
  useEffect(() => {
    const lists = matches
      .map((match) => (match.loaderData as { failures?: string[] } | undefined)?.failures ?? [])
      .filter((failures) => !logged.has(failures));
    for (const failures of lists) logged.add(failures);
    for (const failure of new Set(lists.flat())) console.error(failure);
  }, [matches]);
}
