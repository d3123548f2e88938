import { useFormStatus } from "react-dom";
import { Button, type ButtonProps } from "./button";

/** The server drops forms that are sent sooner, because programs fill them in. */
const MIN_FILL_MS = 1_500;
const TIMEOUT_MS = 3_000;

/** Sends a visitor's form. Undefined when the server did not accept it in time; never rejects. */
export async function sendForm(path: string, form: object): Promise<Response | undefined> {
  try {
    const early = MIN_FILL_MS - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const response = await fetch(path, {
      method: "POST",
      // The page may be left meanwhile.
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...form, filledMs: Math.ceil(performance.now()) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** A honeypot: programs fill it in, people cannot see or focus it. */
export function TrapField() {
  return (
    <input
      name="trap"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
      defaultValue=""
    />
  );
}

/** Busy while its form's action runs. */
export function SubmitButton(props: ButtonProps) {
  return <Button {...props} type="submit" isBusy={useFormStatus().pending} />;
}
