import { expect, test } from "vitest";
import { SIGN_IN_RATES, signInLimits } from "./sign-in-limits.ts";

test("parallel wrong tries of one address stop at its limit", async () => {
  const limits = signInLimits();
  const tries = await Promise.all(
    Array.from({ length: 200 }, (_, i) => limits.password("1.1.1.1", `user${i}@example.com`)),
  );
  expect(tries.filter((one) => one.wait === 0)).toHaveLength(SIGN_IN_RATES.perAddress.points);
});

test("an account's tries are limited over all addresses, yet a new address has a few", async () => {
  const limits = signInLimits();
  let allowed = 0;
  for (let address = 0; address < 10; address++) {
    for (let i = 0; i < 10; i++) {
      const one = await limits.password(`2.2.2.${address}`, "admin@example.com");
      if (one.wait === 0) allowed++;
    }
  }
  // 30 for the account, then no more than 3 for each of the seven addresses that follow.
  expect(allowed).toBe(30 + 7 * 3);
  expect((await limits.password("9.9.9.9", "admin@example.com")).wait).toBe(0);
});

test("right tries are given back: a person who knows the password is never counted", async () => {
  const limits = signInLimits();
  for (let i = 0; i < 100; i++) {
    const one = await limits.password("3.3.3.3", "admin@example.com");
    expect(one.wait).toBe(0);
    await one.giveBack();
  }
});

test("refreshes with wrong tokens are limited", async () => {
  const limits = signInLimits();
  const tries = await Promise.all(Array.from({ length: 100 }, () => limits.token("4.4.4.4")));
  expect(tries.filter((one) => one.wait === 0)).toHaveLength(30);
});
