import * as m from "virtual:messages/panel-frame";
import { type FormEvent, useState } from "react";
import { NO_ACCESS } from "~/editing/signed-in";
import { toast } from "~/editing/toaster";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { signIn } from "./session";

export function LoginForm({
  hasLostAccess,
  onSignedIn,
}: {
  /** Shows why the person was signed out. */
  hasLostAccess: boolean;
  onSignedIn: () => Promise<void> | void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = readField(form, "email").trim();
    const password = readField(form, "password");
    if (!email || !password) {
      toast.error(m.emailAndPasswordNeeded);
      form.querySelector<HTMLElement>(email ? "[name=password]" : "[name=email]")?.focus();
      return;
    }
    setIsBusy(true);
    const refusal = await signIn(email, password);
    if (refusal) toast.error(refusal.text, refusal.reason);
    else await onSignedIn();
    setIsBusy(false);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label={m.email} name="email" type="email" autoComplete="username" />
      <div>
        <TextField
          label={m.password}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
        />
        <div className="-mx-3.5 flex flex-wrap justify-between">
          <Button variant="quiet" size="sm" onClick={() => setIsShown(!isShown)}>
            {isShown ? m.hidePassword : m.showPassword}
          </Button>
          <ButtonLink to="/admin/forgot-password" variant="quiet" size="sm">
            {m.forgotPassword}
          </ButtonLink>
        </div>
      </div>
      {hasLostAccess && <Notice tone="danger">{NO_ACCESS}</Notice>}
      <Button type="submit" size="lg" isBusy={isBusy} busyLabel={m.signingIn}>
        {m.signIn}
      </Button>
    </form>
  );
}

function readField(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? "");
}
