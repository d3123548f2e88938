import * as m from "virtual:messages/panel-frame";
import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { finishSignIn, type SignInReason, useSignInReason } from "~/editing/sign-in-again";
import { toast } from "~/editing/toaster";
import { hasUnsavedWork } from "~/editing/unsaved-work";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { signInAgain, useOpenLogin } from "./session";

/** Asks to sign in again without leaving the screen, so that typed text is not lost. */
export function SignInAgainDialog({ email }: { email: string }) {
  const reason = useSignInReason();
  const dialog = reason && <OpenDialog reason={reason} email={email} />;
  return reason === "ended" ? <AfterTyping>{dialog}</AfterTyping> : dialog;
}

const PAUSE_MS = 1_000;

/** Waits for a pause, because the dialog takes the focus: the next words would be typed as the password. */
function AfterTyping({ children }: { children: ReactNode }) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    const endPause = () => setIsPaused(true);
    let timer = setTimeout(endPause, PAUSE_MS);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(endPause, PAUSE_MS);
    }
    document.addEventListener("input", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", wait);
    };
  }, []);
  return isPaused && children;
}

const TEXTS: Record<SignInReason, string> = {
  ended: m.sessionEnded,
  old: m.confirmWithPassword,
};

/** React's `autoFocus` runs before the dialog opens, so the native attribute is set instead. */
function focusFirst(input: HTMLInputElement | null) {
  input?.setAttribute("autofocus", "");
}

function OpenDialog({ reason, email }: { reason: SignInReason; email: string }) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const openLogin = useOpenLogin();

  function decline() {
    finishSignIn(false);
    if (reason === "ended" && !hasUnsavedWork()) void openLogin();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password"));
    if (!password) {
      toast.error(m.emailAndPasswordNeeded);
      form.querySelector<HTMLElement>("[name=password]")?.focus();
      return;
    }
    setIsBusy(true);
    const failure = await signInAgain(email, password);
    setIsBusy(false);
    if (failure) toast.error(failure.text, failure.reason);
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      title={m.pleaseSignInAgain}
      description={TEXTS[reason]}
      onClose={decline}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isBusy} onClick={decline}>
            {m.cancel}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy} busyLabel={m.signingIn}>
            {m.signIn}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={m.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <TextField
          ref={focusFirst}
          label={m.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
