import * as m from "virtual:messages/panel-access";
import { FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { emailSchema } from "./schema";

export function AddOperatorDialog({
  onSave,
  onClose,
}: {
  onSave: (email: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useCheckedForm(emailSchema, { email: "" });
  return (
    <FormDialog
      form={form}
      title={m.addOperator}
      submitLabel={m.addOperator}
      copied={{ of: "operators/new", schema: emailSchema }}
      onSave={({ email }) => onSave(email)}
      onClose={onClose}
    >
      <FormText
        control={form.control}
        name="email"
        label={m.email}
        type="email"
        autoComplete="off"
        hint={m.addOperatorText}
      />
    </FormDialog>
  );
}
