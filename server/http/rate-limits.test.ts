import { expect, test } from "vitest";
import { SIGN_IN_RATES, signInLimits } from "./rate-limits.ts";

function allowedOf(attempts: number, attempt: (n: number) => unknown): number {
  let allowed = 0;
  for (let n = 0; n < attempts; n++) {
    try {
      attempt(n);
      allowed++;
    } catch {
      // Refused.
    }
  }
  return allowed;
}

test("wrong passwords from one IP address stop at its limit", () => {
  const { password } = signInLimits();
  const allowed = allowedOf(200, (n) => password("1.1.1.1", `user${n}@example.com`));
  expect(allowed).toBe(SIGN_IN_RATES.perIp.points);
});

test("an account's attempts are limited over all IP addresses, but a new IP address gets a few", () => {
  const { password } = signInLimits();
  const attempt = (last: number) => password(`2.2.2.${last}`, "admin@example.com");
  const allowed = allowedOf(100, (n) => attempt(Math.floor(n / 10)));
  // The first 30 use up the account's limit. Each of the seven new IP addresses still gets 3.
  expect(allowed).toBe(30 + 7 * 3);
  expect(allowedOf(1, () => attempt(99))).toBe(1);
});

test("correct passwords do not count towards the limit", () => {
  const { password } = signInLimits();
  for (let i = 0; i < 100; i++) password("3.3.3.3", "admin@example.com").refund();
});

test("refreshes with wrong tokens are limited", () => {
  const { token } = signInLimits();
  expect(allowedOf(100, () => token("4.4.4.4"))).toBe(30);
});
