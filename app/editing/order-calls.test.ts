import { expect, test } from "vitest";
import { asAnswer, hasChanged } from "./order-calls";

test("a move that no server answered is told apart from one that was refused", async () => {
  const lost = { data: null, error: { message: "TypeError: Failed to fetch" }, status: 0 };
  expect(await asAnswer(hasChanged(Promise.resolve(lost)))).toMatchObject({ status: 0 });
  const refused = { data: null, error: { message: "no", code: "42501" }, status: 403 };
  expect(await asAnswer(hasChanged(Promise.resolve(refused)))).toMatchObject({
    error: { message: "no", code: "42501" },
    status: 403,
  });
});

test("whether a row still stood where it was seen", async () => {
  expect(await hasChanged(Promise.resolve({ data: [{}], error: null, status: 200 }))).toBe(true);
  expect(await hasChanged(Promise.resolve({ data: [], error: null, status: 200 }))).toBe(false);
});
