import * as m from "virtual:messages/panel-editing";
import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useListParams } from "./list-params";

const TYPING_MS = 250;

/**
 * The search form of a list, which searches while the operator types. Sets `q` in the URL, and removes `param`, which
 * has the page of the list.
 */
export function ListSearch({
  search,
  placeholder,
  param = "page",
}: {
  search: string;
  placeholder: string;
  param?: string;
}) {
  const [, change] = useListParams();
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef<number>(undefined);
  useEffect(() => {
    // The Back button and menu links change the URL but not the field. More may have been typed in a field with focus.
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);
  return (
    <search className="max-w-lg grow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(typed.current);
          const q = field.current?.value ?? "";
          if (q !== search) change({ q, [param]: "" }, { replace: true });
        }}
        onChange={() => {
          clearTimeout(typed.current);
          typed.current = window.setTimeout(() => field.current?.form?.requestSubmit(), TYPING_MS);
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
