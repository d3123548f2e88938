import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import {
  Form,
  type NavigateOptions,
  useLocation,
  useNavigation,
  useSearchParams,
} from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

/** The search form of a list. Sets `q` in the URL. `others` are parameters that the search keeps. */
export function ListSearch({
  search,
  placeholder,
  others = {},
}: {
  search: string;
  placeholder: string;
  others?: Record<string, string | undefined>;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The Back button and menu links change the URL but not the field.
    if (field.current) field.current.value = search;
  }, [search]);
  return (
    <Form role="search" className="flex max-w-lg grow items-end gap-3">
      <TextField
        ref={field}
        label="Search"
        type="search"
        name="q"
        fieldClassName="min-w-0 grow"
        placeholder={placeholder}
        defaultValue={search}
      />
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        Search
      </Button>
    </Form>
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
    setParams(changed, { preventScrollReset: true, flushSync: true, ...options });
  }

  return [params, change] as const;
}
