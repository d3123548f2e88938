import { expect, test } from "vitest";
import { sentSubscription } from "./sent-subscription.ts";

test.each(["asha@gmail", "o!x@agency.in", "asha@xn--rlcus7b3d.xn--xkc2dl3a5ee0h"])(
  "the address %s, which the form's field accepts, can subscribe",
  (email) => {
    expect(sentSubscription.safeParse({ email, filledMs: 5_000 }).data?.email).toBe(email);
  },
);
