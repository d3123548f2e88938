import { randomInt } from "node:crypto";
import type { Backend } from "./backend/backend.ts";
import { DEFAULT_ADMIN_EMAIL, type Env } from "./env.ts";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export interface NewOperator {
  email: string;
  password: string;
  recoveryCode: string | undefined;
}

/** Creates the first operator, or resets the password if the first start was interrupted. */
export async function ensureOperator(
  { operators, recovery }: Pick<Backend, "operators" | "recovery">,
  env: Env,
  isFirstStart: boolean,
): Promise<NewOperator | undefined> {
  const areMissing = await operators.areMissing();
  if (!areMissing && !isFirstStart) return undefined;
  const password = env.adminPassword ?? randomPassword();
  const isDefault = env.adminEmail === DEFAULT_ADMIN_EMAIL;
  if (areMissing || !(await operators.resetPassword(env.adminEmail, password))) {
    // The command has added operators meanwhile.
    if (!areMissing && isDefault) return undefined;
    await operators.create(env.adminEmail, password);
  }
  const all = await operators.list();
  const first = all.find(({ email }) => email === env.adminEmail);
  // An interrupted start has made it, and its password was never printed.
  const unusable = isDefault ? undefined : all.find(({ email }) => email === DEFAULT_ADMIN_EMAIL);
  if (unusable) await operators.remove(unusable.id);
  const [recoveryCode] = (first && (await recovery?.makeCodes(first.id, 1))) ?? [];
  return {
    email: env.adminEmail,
    password: env.adminPassword ? "(as set in ADMIN_PASSWORD)" : password,
    recoveryCode,
  };
}

export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
