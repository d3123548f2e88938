import { randomInt } from "node:crypto";
import type { Backend } from "./backend/backend.ts";
import type { Env } from "./env.ts";

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
  if (areMissing) await operators.create(env.adminEmail, password);
  else if (!(await operators.resetPassword(env.adminEmail, password))) return undefined;
  const first = (await operators.list()).find(({ email }) => email === env.adminEmail);
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
