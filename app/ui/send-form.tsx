import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { Button, type ButtonProps } from "./button";
import { MIN_FILL_MS } from "./send-form-limits";

const TIMEOUT_MS = 3_000;

/** Waits as long as the server rejects forms as too fast. Resolves to the time since load (ms). */
export async function waitForFill(): Promise<number> {
  const early = MIN_FILL_MS - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return Math.ceil(performance.now());
}

/**
 * Sends a form. Resolves to undefined if the server did not accept it in time. Never rejects. A captive
 * portal can answer with status 200 too, so that the caller checks what only our server sends.
 */
export async function sendForm(path: string, form: object): Promise<Response | undefined> {
  try {
    const filledMs = await waitForFill();
    const response = await fetch(path, {
      method: "POST",
      // The visitor might leave the page before the response arrives.
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...form, filledMs }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** A honeypot. Bots fill it in, but people cannot see or focus it. */
export function HoneypotField() {
  return (
    <input
      name="honeypot"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
      defaultValue=""
    />
  );
}

/** Shows an outcome only while no action of its form runs, so that the same one is announced again. */
export function Outcome({ children }: { children: ReactNode }) {
  return useFormStatus().pending ? null : children;
}

/** A submit button that is busy while the action of its form runs. */
export function SubmitButton(props: ButtonProps) {
  return <Button {...props} type="submit" isBusy={useFormStatus().pending} />;
}
