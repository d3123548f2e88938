import { type FormEvent, useState } from "react";
import { browserClient } from "~/supabase/browser-client";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { toast } from "~/ui/toaster";
import { signIn, signInFailure } from "./account";

/** E-mail and password; failure stays here with a toast (spec §8), success is told to the screen. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = readField(form, "email").trim();
    const password = readField(form, "password");
    if (!email || !password) {
      toast.error("Please enter both email and password");
      form.querySelector<HTMLElement>(email ? "[name=password]" : "[name=email]")?.focus();
      return;
    }
    setIsBusy(true);
    try {
      const { user, error } = await signIn(browserClient(), email, password);
      if (error || !user) {
        toast.error(signInFailure(error));
        return;
      }
      await onSignedIn();
    } catch {
      toast.error("An error occurred during login");
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" />
      <Button type="submit" size="lg" isBusy={isBusy} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}

function readField(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? "");
}
