import * as m from "virtual:messages/home";
import { Suspense, useState } from "react";
import type { Party } from "~/features/tours/site/party";
import { TextField } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import type { ComboboxState } from "./suggested-tours";

const loadSuggestions = () => import("./suggested-tours");
const SuggestedTours = lazyPart(loadSuggestions);

/** The destination of the enquiry. Suggests tours, whose code is loaded when the field gets the focus. */
export function WhereField({ party }: { party: Party }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [state, setState] = useState<ComboboxState>({ "aria-expanded": false });
  return (
    <div className="relative max-lg:col-span-full">
      <TextField
        {...state}
        label={m.where}
        name="destination"
        placeholder={m.whereExample}
        autoComplete="off"
        maxLength={200}
        required
        pattern=".*\S.*"
        title={m.whereToGo}
        role="combobox"
        aria-autocomplete="list"
        onFocus={(event) => setInput(event.currentTarget)}
        // The field can have the focus since before hydration.
        onChange={(event) => setInput(event.currentTarget)}
      />
      {input && (
        <Suspense>
          <SuggestedTours input={input} party={party} onChange={setState} />
        </Suspense>
      )}
    </div>
  );
}
