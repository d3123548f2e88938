import { expect, test } from "vitest";
import { qrCode } from "../../ui/qr-code";
import { UPI_ID, upiLink } from "./upi";

test("a UPI link has payee, amount and note, and no text can add a parameter", () => {
  const link = upiLink({
    upiId: "vaigai.tours@okbank",
    payee: "Vaigai & Sons — மதுரை",
    rupees: 125_000,
    note: "Q-2026-0001&am=1",
  });
  expect(link).toMatch(/^upi:\/\/pay\?pa=vaigai\.tours@okbank&pn=Vaigai%20%26%20Sons/);
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    pa: "vaigai.tours@okbank",
    pn: "Vaigai & Sons — மதுரை",
    am: "125000.00",
    cu: "INR",
    tn: "Q-2026-0001&am=1",
  });
});

test.each([
  ["vaigai@okbank", true],
  ["98765.43210-1@ybl", true],
  ["vaigai", false],
  ["vaigai@", false],
  ["a@b@c", false],
  ["vaigai@ok bank", false],
  ["vaigai@okbank&am=1", false],
])("%s is a UPI ID: %s", (id, isOne) => {
  expect(UPI_ID.test(id)).toBe(isOne);
});

const letters = (text: string) => [...new Intl.Segmenter().segment(text)].map((one) => one.segment);

test.each([
  "வைகை சுற்றுலா மற்றும் பயண நிறுவனம், பரமக்குடி",
  "🌴".repeat(41),
  `a${"👨‍👩‍👧‍👦".repeat(20)}`,
  `${"x".repeat(79)}🌴 Tours`,
  "half \ud83c",
  "Vaigai & Sons ".repeat(20),
])("the name %s is cut to whole letters, and its code stays coarse enough to scan", (payee) => {
  const upiId = "vaigai.tours2026@okhdfcbank";
  const link = upiLink({ upiId, payee, rupees: 125_000, note: "Q-2026-0001" });
  const name = new URL(link).searchParams.get("pn") ?? "";
  expect(letters(payee.toWellFormed()).slice(0, letters(name).length).join("")).toBe(name);
  expect(name).not.toBe("");
  // 61 modules in 160 px.
  expect(qrCode(link).size).toBeLessThanOrEqual(61);
});

test("the name is not empty if its first letter is longer than the code allows", () => {
  const family = "👨🏽\u200D👩🏽\u200D👧🏽\u200D👦🏽";
  for (const payee of [family, ` ${family}`, `k${"\u0301".repeat(60)}`]) {
    const name = new URL(upiLink({ upiId: "a@b", payee, rupees: 1, note: "" })).searchParams.get(
      "pn",
    );
    expect(name).toMatch(/^[👨k]/u);
  }
});
