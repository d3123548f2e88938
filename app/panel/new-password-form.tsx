import * as m from "virtual:messages/panel-frame";
import { useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod";
import { FormText, useCheckedForm } from "~/editing/fields";
import { requiredText } from "~/editing/rules";
import { toast } from "~/editing/toaster";
import { type PasswordKey, setPassword } from "~/features/access/panel/data";
import { useNewCodes } from "~/features/access/panel/recovery-codes";
import { refusalText } from "~/supabase/auth-failure";
import { Button } from "~/ui/button";
import { passwordSchema } from "./password-form";
import { signIn } from "./session";

const linkSchema = passwordSchema.safeExtend({ email: z.string(), code: z.string() });
const codeSchema = passwordSchema.safeExtend({
  email: requiredText(m.emailIsRequired, 320),
  code: requiredText(m.recoveryCodeIsRequired, 100),
});
const empty = { email: "", code: "", password: "", confirmation: "" };

/** A form for a new password. `save` resolves to null on success, otherwise to an error message. */
export function NewPasswordForm({
  asksForCode = false,
  save,
}: {
  asksForCode?: boolean;
  save: (values: typeof empty) => Promise<string | null>;
}) {
  const form = useCheckedForm(asksForCode ? codeSchema : linkSchema, empty);
  const { control } = form;
  const [isSaving, setIsSaving] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    setIsSaving(true);
    const refusal = await save(values);
    setIsSaving(false);
    if (refusal !== null) toast.error(m.failedToUpdatePassword({ refusal }));
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {asksForCode && (
        <>
          <FormText
            control={control}
            name="email"
            label={m.email}
            type="email"
            autoComplete="username"
          />
          <FormText
            control={control}
            name="code"
            label={m.recoveryCode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
        </>
      )}
      <FormText
        control={control}
        name="password"
        label={m.newPassword}
        type="password"
        autoComplete="new-password"
        hint={m.atLeast6Characters}
      />
      <FormText
        control={control}
        name="confirmation"
        label={m.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" isBusy={isSaving} busyLabel={m.updating}>
        {m.updatePassword}
      </Button>
    </form>
  );
}

/**
 * Sets the password with a recovery code or link, signs in, shows new recovery codes in `dialog`, and opens the
 * dashboard. The earlier codes end with the earlier password.
 */
export function useNewPassword() {
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const openDashboard = () => navigate("/admin/dashboard", { replace: true });
  const { make, dialog } = useNewCodes(email, openDashboard);

  async function set(key: PasswordKey, password: string): Promise<string | null> {
    const { data, error, status } = await setPassword(key, password);
    if (error) return refusalText({ ...error, status });
    toast.success(m.passwordUpdated);
    setEmail(data.email);
    const isRefused = await signIn(data.email, password);
    if (isRefused) await navigate("/admin/login", { replace: true });
    else if (!(await make())) await openDashboard();
    return null;
  }
  return { set, dialog };
}
