import * as m from "virtual:messages/panel-company";
import { type Control, useController } from "react-hook-form";
import { useFieldError } from "~/editing/fields";
import { type AccentTokens, accentTokens, isHexColour, VERMILION } from "~/ui/accent-colour";
import { TextField } from "~/ui/field";
import type { CompanyInput, CompanyValues } from "./schema";

/** The accent colour field, with a sample of the colour in each theme. */
export function AccentField({
  control,
}: {
  control: Control<CompanyInput, unknown, CompanyValues>;
}) {
  const { field } = useController({ control, name: "accent_colour" });
  const error = useFieldError({ control, name: "accent_colour" });
  const typed = (field.value ?? "").trim().toLowerCase();
  const colour = isHexColour(typed) ? typed : undefined;
  const shown = colour && accentTokens(colour);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <TextField
          {...field}
          value={field.value ?? ""}
          label={m.accentColour}
          hint={m.accentHint}
          error={error}
          autoComplete="off"
          spellCheck={false}
          fieldClassName="grow"
        />
        <input
          type="color"
          aria-label={m.chooseTheAccentColour}
          value={colour ?? VERMILION}
          onChange={({ target }) => field.onChange(target.value)}
          className="mt-6 h-11 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface-raised p-1 hover:border-ink"
        />
      </div>
      {shown && (
        <div className="grid gap-3 @md:grid-cols-2">
          <Sample theme="light" colour={colour} tokens={shown.light} />
          <Sample theme="dark" colour={colour} tokens={shown.dark} />
        </div>
      )}
    </div>
  );
}

function Sample({
  theme,
  colour,
  tokens,
}: {
  theme: keyof ReturnType<typeof accentTokens>;
  colour: string | undefined;
  tokens: AccentTokens;
}) {
  const { accent } = tokens;
  return (
    <figure>
      <div
        className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-md border border-line p-4 font-semibold"
        style={{ background: tokens["accent-soft"], color: accent }}
      >
        <span
          className="rounded-md px-4 py-2"
          style={{ background: accent, color: tokens["accent-ink"] }}
        >
          {m.button}
        </span>
        <span className="underline">{m.aLink}</span>
      </div>
      <figcaption className="mt-1.5 text-sm text-ink-muted">
        {accent === colour ? m.colourAsItIs({ theme }) : m.colourMadeReadable({ theme, accent })}
      </figcaption>
    </figure>
  );
}
