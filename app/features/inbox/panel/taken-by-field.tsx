import * as m from "virtual:messages/panel-inbox";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { type Bound, FormText } from "~/editing/fields";
import { operatorName } from "~/features/access/panel/data";
import { operatorsQuery } from "~/features/access/panel/queries";

/** Suggests operators but accepts any name, because not every colleague has an account. */
export function TakenByField<Values extends FieldValues, Output>(field: Bound<Values, Output>) {
  const id = useId();
  const { data } = useQuery(operatorsQuery);
  return (
    <>
      <FormText {...field} label={m.whoHasIt} list={id} autoComplete="off" />
      <datalist id={id}>
        {data?.operators?.map((operator) => (
          <option key={operator.id} value={operatorName(operator)} />
        ))}
      </datalist>
    </>
  );
}
