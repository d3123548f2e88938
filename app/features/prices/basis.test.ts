import { afterAll, beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.resetModules();
  vi.doMock("virtual:messages/card", () => ({ perPerson: "ஒருவருக்கு" }));
});

// Test files share their modules.
afterAll(() => {
  vi.doUnmock("virtual:messages/card");
  vi.resetModules();
});

test.each([
  ["ஒருவருக்கு", "ஒருவருக்கு, இருவருக்கு ஓர் அறையில்", "இருவருக்கு ஓர் அறையில்"],
  ["ஒருவருக்கு", "Per person on twin sharing", "on twin sharing"],
  ["ஒருவருக்கு", "Per head on twin sharing", "on twin sharing"],
  ["₹12,500 per pax", "Per adult, on twin sharing", "on twin sharing"],
  ["₹18,500 நபருக்கு", "ஒருவருக்கு, இருவருக்கு ஓர் அறையில்", "இருவருக்கு ஓர் அறையில்"],
  ["தலா ₹18,500", "ஒருவருக்கு, இருவருக்கு ஓர் அறையில்", "இருவருக்கு ஓர் அறையில்"],
  ["₹12,500 Per Person", "per person", null],
  ["₹12,500 per head", "Per person on twin sharing", "on twin sharing"],
  ["₹12,500 pp", "Per person on twin sharing", "on twin sharing"],
  ["₹12,500 (min 4 pax)", "Per person on twin sharing", "Per person on twin sharing"],
  ["₹12,500", "Per person on twin sharing", "Per person on twin sharing"],
  ["₹12,500", " ", null],
])("in Tamil, after %j the basis %j is %j", async (before, basis, shown) => {
  const { basisAfter } = await import("./basis");
  expect(basisAfter(before, basis)).toBe(shown);
});
