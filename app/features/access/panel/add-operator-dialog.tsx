import { FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { emailSchema } from "./schema";

export function AddOperatorDialog({
  onSave,
  onClose,
}: {
  onSave: (email: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const form = useCheckedForm(emailSchema, { email: "" });
  return (
    <FormDialog
      form={form}
      title="Add Operator"
      submitLabel="Add Operator"
      copied={{ of: "operators/new", schema: emailSchema }}
      onSave={({ email }) => onSave(email)}
      onClose={onClose}
    >
      <FormText
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="An operator may change everything in this panel."
      />
    </FormDialog>
  );
}
