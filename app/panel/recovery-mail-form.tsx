import * as m from "virtual:messages/panel-frame";
import { useState } from "react";
import { FormText, useCheckedForm } from "~/editing/fields";
import { requestMail } from "~/features/access/panel/data";
import { emailSchema } from "~/features/access/panel/schema";
import { recoveryFailureText, refusalText } from "~/supabase/auth-failure";
import { browserClient } from "~/supabase/browser-client";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Requests a mail with a link. The message shown does not reveal whether the account exists. */
export function RecoveryMailForm({ isProject }: { isProject: boolean }) {
  const form = useCheckedForm(emailSchema, { email: "" });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState("");
  const [sentTo, setSentTo] = useState("");

  const submit = form.handleSubmit(async ({ email }) => {
    setFailure("");
    setIsSending(true);
    const refusal = await (isProject ? requestProjectMail(email) : requestOwnMail(email));
    setIsSending(false);
    if (refusal === null) return setSentTo(email);
    setFailure(refusal);
  });

  if (sentTo) {
    return (
      <div role="status" tabIndex={-1} ref={(node) => node?.focus()}>
        <Notice tone="success">
          {(isProject ? m.projectMailSent : m.mailSent)({
            email: sentTo,
            strong: (words) => <strong className="wrap-anywhere">{words}</strong>,
          })}
        </Notice>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormText
        control={form.control}
        name="email"
        label={m.email}
        type="email"
        autoComplete="username"
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" isBusy={isSending} busyLabel={m.sending}>
        {m.sendLink}
      </Button>
    </form>
  );
}

async function requestOwnMail(email: string): Promise<string | null> {
  const { error, status } = await requestMail(email);
  return error && refusalText({ ...error, status });
}

async function requestProjectMail(email: string): Promise<string | null> {
  const redirectTo = `${window.location.origin}/admin/new-password`;
  const { error } = await browserClient().auth.resetPasswordForEmail(email, { redirectTo });
  return error && recoveryFailureText(error);
}
