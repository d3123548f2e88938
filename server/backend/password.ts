import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from "../../app/features/access/password.ts";
import { Refusal } from "../http/refusal.ts";

export function weaknessOf(password: string) {
  if (password.length >= MIN_PASSWORD_LENGTH) return undefined;
  const message = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
  return { message, reasons: ["length"] };
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_PASSWORD_BYTES;
}

/** Throws Refusal. */
export function refuseWeakPassword(password: string): void {
  const weakness = weaknessOf(password);
  if (weakness) throw new Refusal(422, "weak_password", weakness.message);
  if (isTooLong(password)) {
    const sentence = `Password must be at most ${MAX_PASSWORD_BYTES} bytes`;
    throw new Refusal(400, "validation_failed", sentence);
  }
}
