import { type ReactNode, useEffect, useState } from "react";
import { type PictureMetadata, WithPictureMetadata } from "~/ui/picture-metadata";
import { loadOnClient } from "./page-data";

const PATIENCE_MS = 200;

/** Page data that might still be loading. Until then, and without data, the page shows skeletons. */
export interface DeferredPage<T> {
  deferred: Promise<T | undefined>;
}

/**
 * Like `loadOnClient`, but waits only up to 200 ms, so that skeletons don't flash on a fast server.
 * After that, the page opens, and `deferred` can still be pending. If `fallback` fails too, because its
 * script does not load, there is no data.
 */
export async function loadDeferred<T>(
  args: { request: Request; serverLoader: () => Promise<T> },
  failure: string,
  fallback: () => Promise<T>,
): Promise<T | DeferredPage<T>> {
  let hasOpened = false;
  const deferred = loadOnClient<T | undefined>(
    args,
    failure,
    () => fallback().catch(() => undefined),
    () => hasOpened,
  );
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const loaded = await Promise.race([deferred, patience]);
  hasOpened = true;
  return loaded ?? { deferred };
}

/**
 * Renders a page with its data. While a deferred load is pending, the page shows skeletons. The page stays the same
 * component when the data arrives, so that it keeps what a visitor has typed.
 */
export function Deferred<T extends { pictures?: PictureMetadata | undefined }>({
  data,
  children,
}: {
  data: T | DeferredPage<T>;
  children: (data: T | undefined) => ReactNode;
}) {
  const loaded = useLoaded(data);
  return <WithPictureMetadata metadata={loaded?.pictures}>{children(loaded)}</WithPictureMetadata>;
}

function useLoaded<T extends object>(data: T | DeferredPage<T>): T | undefined {
  const [result, setResult] = useState<{ of: object; loaded?: T | undefined; error?: unknown }>();
  useEffect(() => {
    if (!("deferred" in data)) return;
    data.deferred.then(
      (loaded) => setResult({ of: data, loaded }),
      (error: unknown) => setResult({ of: data, error }),
    );
  }, [data]);
  if (!("deferred" in data)) return data;
  if (result?.of !== data) return undefined;
  if (result.error) throw result.error;
  return result.loaded;
}
