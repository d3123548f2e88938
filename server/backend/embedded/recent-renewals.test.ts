import { expect, test } from "vitest";
import { recentRenewals } from "./recent-renewals.ts";

/** A service that takes each token once, and a clock. */
function service() {
  const used = new Set<string>();
  let time = 0;
  let asked = 0;
  const { renew, forgetAll } = recentRenewals(() => time);
  return {
    forgetAll,
    asked: () => asked,
    wait: (ms: number) => {
      time += ms;
    },
    renew: (token: string) =>
      renew(token, async () => {
        asked++;
        if (used.has(token)) return new Response("used", { status: 400 });
        used.add(token);
        return new Response(`session ${asked}`);
      }).then(async (answer) => `${answer.status} ${await answer.text()}`),
  };
}

test("who asks again with the same token gets the same session, together or after another", async () => {
  const { renew, asked, wait } = service();
  expect(await Promise.all([renew("a"), renew("a")])).toEqual(["200 session 1", "200 session 1"]);
  wait(9_999);
  expect(await renew("a")).toBe("200 session 1");
  expect(asked()).toBe(1);
});

test("ten seconds later a used token is refused", async () => {
  const { renew, wait } = service();
  await renew("a");
  wait(10_000);
  expect(await renew("a")).toBe("400 used");
});

test("another token is another session, and a refusal is not kept", async () => {
  const { renew, asked, wait } = service();
  await renew("a");
  expect(await renew("b")).toBe("200 session 2");
  wait(10_000);
  await renew("a");
  await renew("a");
  expect(asked()).toBe(4);
});

test("a session that was ended is not given again", async () => {
  const { renew, forgetAll } = service();
  await renew("a");
  forgetAll();
  expect(await renew("a")).toBe("400 used");
});

test("what failed on the way is asked for anew", async () => {
  const { renew } = recentRenewals();
  await expect(renew("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect((await renew("a", async () => new Response("here"))).status).toBe(200);
});
