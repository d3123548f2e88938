import * as m from "virtual:messages/panel-frame";
import { useState } from "react";
import { z } from "zod";
import { FormText, useCheckedForm } from "~/editing/fields";
import "~/editing/rules";
import { useSave } from "~/editing/save";
import { LeaveGuard } from "~/editing/unsaved-work";
import { codesQuery, sessionsQuery } from "~/features/access/panel/queries";
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from "~/features/access/password";
import { wordedFailure } from "~/supabase/auth-failure";
import { Button } from "~/ui/button";

const required = z.string().min(1, { error: m.passwordIsRequired });

/** Spec §5: both fields are required and equal, with at least six characters. */
export const passwordSchema = z
  .object({
    password: required
      .min(MIN_PASSWORD_LENGTH, {
        error: m.passwordTooShort({ minPasswordLength: MIN_PASSWORD_LENGTH }),
      })
      .refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, {
        error: m.passwordTooLong({ maxPasswordBytes: MAX_PASSWORD_BYTES }),
      }),
    confirmation: required,
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    error: m.passwordsDoNotMatch,
    path: ["confirmation"],
    when: ({ value }) => Boolean((value as { confirmation?: string }).confirmation),
  });

const empty = { password: "", confirmation: "" };

/** Changes the operator's own password, then clears the fields. */
export function PasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const form = useCheckedForm(passwordSchema, empty);
  const [isShown, setIsShown] = useState(false);
  const type = isShown ? "text" : "password";
  const { control } = form;
  const { save, isSaving } = useSave({
    async write(client, password: string) {
      const { error } = await client.auth.updateUser({ password });
      return { error: wordedFailure(error) };
    },
    success: m.passwordUpdated,
    failure: ({ message }) => m.passwordNotUpdated({ message }),
    // A new password ends the other sessions and the recovery codes.
    queriesToRefresh: [sessionsQuery.queryKey, codesQuery.queryKey],
  });
  const submit = form.handleSubmit(async ({ password }) => {
    if (!(await save(password))) return;
    form.reset(empty);
    await onChanged();
  });

  /** After a change of the password, checks an already typed confirmation again. */
  function compare() {
    if (form.getValues("confirmation")) void form.trigger("confirmation");
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onChange={compare}
      className="flex max-w-lg flex-col items-start gap-5"
    >
      <FormText
        control={control}
        name="password"
        label={m.newPassword}
        type={type}
        autoComplete="new-password"
        fieldClassName="w-full"
      />
      <FormText
        control={control}
        name="confirmation"
        label={m.confirmPassword}
        type={type}
        autoComplete="new-password"
        fieldClassName="w-full"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving} busyLabel={m.updating}>
          {m.updatePassword}
        </Button>
        <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
          {isShown ? m.hidePassword : m.showPassword}
        </Button>
      </div>
      <LeaveGuard control={control} />
    </form>
  );
}
