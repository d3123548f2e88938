import { expect, test } from "vitest";
import { SIGN_IN_RATES, signInLimits } from "./rate-limits.ts";

async function allowedOf(attempts: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(attempts);
  return settled.filter(({ status }) => status === "fulfilled").length;
}

test("parallel wrong passwords from one IP address stop at its limit", async () => {
  const limits = signInLimits();
  const attempts = Array.from({ length: 200 }, (_, i) =>
    limits.password("1.1.1.1", `user${i}@example.com`),
  );
  expect(await allowedOf(attempts)).toBe(SIGN_IN_RATES.perIp.points);
});

test("an account's attempts are limited over all IP addresses, but a new IP address gets a few", async () => {
  const limits = signInLimits();
  let allowed = 0;
  for (let last = 0; last < 10; last++) {
    for (let i = 0; i < 10; i++) {
      allowed += await allowedOf([limits.password(`2.2.2.${last}`, "admin@example.com")]);
    }
  }
  // The first 30 use up the account's limit. Each of the seven new IP addresses still gets 3.
  expect(allowed).toBe(30 + 7 * 3);
  expect(await allowedOf([limits.password("9.9.9.9", "admin@example.com")])).toBe(1);
});

test("correct passwords do not count towards the limit", async () => {
  const limits = signInLimits();
  for (let i = 0; i < 100; i++) {
    const attempt = await limits.password("3.3.3.3", "admin@example.com");
    await attempt.refund();
  }
});

test("refreshes with wrong tokens are limited", async () => {
  const limits = signInLimits();
  const attempts = Array.from({ length: 100 }, () => limits.token("4.4.4.4"));
  expect(await allowedOf(attempts)).toBe(30);
});
