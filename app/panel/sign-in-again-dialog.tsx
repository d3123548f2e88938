import { type FormEvent, useId, useState } from "react";
import { answerSignIn, useIsAskedToSignIn } from "~/editing/sign-in-again";
import { browserClient } from "~/supabase/browser-client";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { toast } from "~/ui/toaster";
import { signIn, signInFailure } from "./account";

/** The session ended while something was being typed: signs in here, without leaving the screen. */
export function SignInAgainDialog({ email }: { email: string }) {
  return useIsAskedToSignIn() ? <OpenDialog email={email} /> : null;
}

/** React's own `autoFocus` comes before the dialog opens, which then would focus its first field. */
function focusFirst(input: HTMLInputElement | null) {
  input?.setAttribute("autofocus", "");
}

function OpenDialog({ email }: { email: string }) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password"));
    if (!password) {
      toast.error("Please enter both email and password");
      form.querySelector<HTMLElement>("[name=password]")?.focus();
      return;
    }
    setIsBusy(true);
    const { user, error } = await signIn(browserClient(), email, password);
    setIsBusy(false);
    if (user) answerSignIn(true);
    else toast.error(signInFailure(error));
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      title="Please sign in again"
      description="Your session has ended. Nothing on this screen is lost: sign in and go on."
      onClose={() => answerSignIn(false)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => answerSignIn(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} isBusy={isBusy} busyLabel="Signing in...">
            Sign in
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <TextField
          ref={focusFirst}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
