import { type FormEvent, useState } from "react";
import { toast } from "~/editing/toaster";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { signIn } from "./session";

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
    const failure = await signIn(email, password);
    if (failure) toast.error(failure);
    else await onSignedIn();
    setIsBusy(false);
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
