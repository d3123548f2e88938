import * as m from "virtual:messages/panel-inbox";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormText } from "~/editing/fields";

export function ContactFields<Values extends FieldValues, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const nameOf = (field: "name" | "phone" | "email") => field as FieldPath<Values>;
  return (
    <>
      <FormText control={control} name={nameOf("name")} label={m.name} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name={nameOf("phone")}
          label={m.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <FormText
          control={control}
          name={nameOf("email")}
          label={m.eMail}
          inputMode="email"
          autoComplete="off"
        />
      </div>
    </>
  );
}
