import * as m from "virtual:messages/panel-company";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Link } from "react-router";
import { FormSelect, FormText, useFieldError } from "~/editing/fields";
import { Rows } from "~/editing/rows";
import { FieldError } from "~/ui/field";
import type { CompanyInput, CompanyValues } from "./schema";

/** Chooses up to three of the people of the About page, with their languages. */
export function WhoAnswersFields({
  form: { control, getValues },
  people,
}: {
  /** The names of the people on the About page. Undefined while loading. */
  people: string[] | undefined;
  form: UseFormReturn<CompanyInput, unknown, CompanyValues>;
}) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "answering" });
  const error = useFieldError({ control, name: "answering" });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.whoAnswers}</legend>
      <p className="mt-1 mb-3 text-sm text-ink-muted">
        {m.whoAnswersHint({
          page: (words) => (
            <Link to="/admin/about-sections" className="underline">
              {words}
            </Link>
          ),
        })}
      </p>
      <Rows
        rows={fields}
        noun={m.person}
        isLine
        onAdd={() =>
          append({ name: "", languages: "" }, { focusName: `answering.${fields.length}.name` })
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => {
          const chosen = getValues(`answering.${index}.name`);
          const names = [...new Set([chosen, ...(people ?? [])])].filter(Boolean);
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <FormSelect control={control} name={`answering.${index}.name`} label={m.name}>
                <option value="">{m.choosePerson}</option>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {!people || people.includes(name) ? name : m.noLongerOnTheAboutPage({ name })}
                  </option>
                ))}
              </FormSelect>
              <FormText
                control={control}
                name={`answering.${index}.languages`}
                label={m.languages}
                placeholder={m.tamilEnglish}
              />
            </div>
          );
        }}
      </Rows>
      <FieldError error={error} />
    </fieldset>
  );
}
