import * as m from "virtual:messages/panel-editing";
import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

/** The search form of a list. Sets `q` in the URL. */
export function ListSearch({ search, placeholder }: { search: string; placeholder: string }) {
  const [, change] = useListParams();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The Back button and menu links change the URL but not the field.
    if (field.current) field.current.value = search;
  }, [search]);
  return (
    <search className="max-w-lg grow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ q: field.current?.value ?? "" });
        }}
        className="flex items-end gap-3"
      >
        <TextField
          ref={field}
          label={m.search}
          type="search"
          name="q"
          fieldClassName="min-w-0 grow"
          placeholder={placeholder}
          defaultValue={search}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden="true" />
          {m.search}
        </Button>
      </form>
    </search>
  );
}

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
