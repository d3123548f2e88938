import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { LeaveGuard } from "~/editing/leave-guard";
import { useSave } from "~/editing/save";
import { useCheckedForm } from "~/editing/use-checked-form";
import { Button } from "~/ui/button";
import { updatePassword } from "./account";
import { passwordSchema } from "./password-schema";

const empty = { password: "", confirmation: "" };

/** Changes the operator's own password; the fields are empty again afterwards. */
export function PasswordForm() {
  const form = useCheckedForm(passwordSchema, empty);
  const { control, trigger } = form;
  const password = useWatch({ control, name: "password" });
  useEffect(() => {
    // The two are compared when either changes, once there is something to compare.
    if (password && form.getValues("confirmation")) void trigger("confirmation");
  }, [password, form, trigger]);
  const { save, isSaving } = useSave({
    write: (client, password: string) => updatePassword(client, password),
    success: "Password updated successfully",
    failure: ({ message }) => `Failed to update password: ${message}`,
    refreshes: [],
  });
  const submit = form.handleSubmit(async ({ password }) => {
    if (await save(password)) form.reset(empty);
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-lg flex-col items-start gap-5">
      <FormText
        control={control}
        name="password"
        label="New Password"
        type="password"
        autoComplete="new-password"
        fieldClassName="w-full"
      />
      <FormText
        control={control}
        name="confirmation"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        fieldClassName="w-full"
      />
      <Button type="submit" isBusy={isSaving} busyLabel="Updating...">
        Update Password
      </Button>
      <LeaveGuard control={control} />
    </form>
  );
}
