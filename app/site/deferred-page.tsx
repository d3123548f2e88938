import { type ReactNode, Suspense, use } from "react";
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
): Promise<DeferredPage<T>> {
  let hasOpened = false;
  const deferred = loadOnClient<T | undefined>(
    args,
    failure,
    () => fallback().catch(() => undefined),
    () => hasOpened,
  );
  await Promise.race([deferred, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  hasOpened = true;
  return { deferred };
}

/** Renders a page with its data. While a deferred load is pending, the page shows skeletons. */
export function Deferred<T extends { pictures?: PictureMetadata | undefined }>({
  data,
  children,
}: {
  data: T | DeferredPage<T>;
  children: (data: T | undefined) => ReactNode;
}) {
  const withPictures = (loaded: T | undefined) => (
    <WithPictureMetadata metadata={loaded?.pictures}>{children(loaded)}</WithPictureMetadata>
  );
  if (!("deferred" in data)) return withPictures(data);
  return (
    <Suspense fallback={children(undefined)}>
      <Loaded data={data.deferred}>{withPictures}</Loaded>
    </Suspense>
  );
}

function Loaded<T>({ data, children }: { data: Promise<T>; children: (data: T) => ReactNode }) {
  return children(use(data));
}
