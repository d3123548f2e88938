import * as m from "virtual:messages/panel-editing";
import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useListParams } from "./list-params";

/** The search form of a list. Sets `q` in the URL, and removes `param`, which has the page of the list. */
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
  useEffect(() => {
    // The Back button and menu links change the URL but not the field.
    if (field.current) field.current.value = search;
  }, [search]);
  return (
    <search className="max-w-lg grow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ q: field.current?.value ?? "", [param]: "" });
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
