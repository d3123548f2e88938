import * as m from "virtual:messages/panel-tours";
import { type Path, type PathValue, type UseFormReturn, useWatch } from "react-hook-form";
import { agencyToday } from "~/editing/agency-time";
import { FormSelect, FormText } from "~/editing/fields";
import { Button } from "~/ui/button";
import { nextSeasons } from "./seasons";

interface Period {
  scope: "all" | "some";
  from: string;
  to: string;
}

/** Limits a change to the departures between two dates. */
export function PeriodFields<Values extends Period, Output>({
  form,
  all,
  some,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  /** The labels of the two choices. */
  all: string;
  some: string;
}) {
  const { control } = form;
  const name = (field: keyof Period) => field as Path<Values>;
  const scope = useWatch({ control, name: name("scope") });
  const from = useWatch({ control, name: name("from") });

  function set(field: keyof Period, value: string) {
    form.setValue(name(field), value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }

  return (
    <>
      <FormSelect control={control} name={name("scope")} label={m.which}>
        <option value="all">{all}</option>
        <option value="some">{some}</option>
      </FormSelect>
      {scope === "some" && (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            {nextSeasons(agencyToday()).map((season) => (
              <Button
                key={season.name}
                variant="secondary"
                size="sm"
                aria-pressed={from === season.from}
                onClick={() => {
                  set("from", season.from);
                  set("to", season.to);
                }}
              >
                {season.name}
              </Button>
            ))}
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <FormText control={control} name={name("from")} label={m.from} type="date" />
            <FormText control={control} name={name("to")} label={m.to} type="date" />
          </div>
        </div>
      )}
    </>
  );
}
