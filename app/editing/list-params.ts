import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * Returns the URL parameters of a list and a function that changes some of them and opens page 1.
 * An empty value removes the parameter.
 */
export function useListParams() {
  const [current, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // During a navigation, use the new parameters, so that a second quick change keeps the first.
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : current;

  function change(changes: Record<string, string>, options?: NavigateOptions) {
    const changed = new URLSearchParams(params);
    changed.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    // `flushSync` starts the navigation at once, so that `params` is new at the next quick change.
    setParams(changed, { preventScrollReset: true, flushSync: true, ...options });
  }

  return [params, change] as const;
}
