const PATIENCE_MS = 200;

type Parts<T> = { [K in keyof T]: T[K] | Promise<T[K]> };

/**
 * On the way from another page: the named parts of the server's data when it comes within a blink,
 * else each as a promise, so that the page opens at once with placeholders. When nothing comes at
 * all, the page fetches and shows `fallback` (spec §8).
 */
export async function arrival<T extends object, K extends keyof T>(
  loading: Promise<T>,
  names: K[],
  fallback: () => Promise<Pick<T, K>>,
): Promise<Parts<Pick<T, K>>> {
  const safe: Promise<Pick<T, K>> = loading.then(withFailuresSaid, (error) => {
    if ((error as Error).name !== "AbortError") console.error("Failed to load data", error);
    return fallback();
  });
  const soon = await Promise.race([safe, patience()]);
  const parts = names.map((name) => [name, soon ? soon[name] : safe.then((data) => data[name])]);
  return Object.fromEntries(parts);
}

function withFailuresSaid<T extends { failures?: string[] }>(data: T): T {
  for (const failure of data.failures ?? []) console.error(failure);
  return data;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
}
