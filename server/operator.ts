import { randomInt } from "node:crypto";
import type { Operators } from "./backend/backend.ts";
import type { Env } from "./env.ts";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Creates the first operator, or a new password after a killed first start. Returns what to print once.
 */
export async function ensureOperator(
  operators: Operators,
  env: Env,
  isFirstStart: boolean,
): Promise<{ email: string; password: string } | undefined> {
  const areMissing = await operators.areMissing();
  if (!areMissing && !isFirstStart) return undefined;
  const password = env.adminPassword ?? randomPassword();
  if (areMissing) await operators.create(env.adminEmail, password);
  else if (!(await operators.resetPassword(env.adminEmail, password))) return undefined;
  return {
    email: env.adminEmail,
    password: env.adminPassword ? "(as set in ADMIN_PASSWORD)" : password,
  };
}

export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
