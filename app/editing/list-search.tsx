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

/** The search form of a list. Stores the text as `q` in the URL, beside the parameters in `others`. */
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
    // Back and the menu change the URL but not the field.
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
 * The parameters of a list's URL, and a function that changes some of them and opens the first page;
 * an empty value removes its parameter.
 */
export function useListParams() {
  const [current, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A choice is shown at once, and one made soon after keeps it.
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
