import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
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
