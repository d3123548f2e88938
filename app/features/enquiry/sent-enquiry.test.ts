import { expect, test } from "vitest";
import { internationalPhone } from "./sent-enquiry";

test.each([
  ["94431 22233", "+919443122233"],
  ["094431-22233", "+919443122233"],
  ["+91 94431 22233", "+919443122233"],
  ["04564 223344", "+914564223344"],
  ["+65 6123 4567", "+6561234567"],
  ["ask at the shop", "ask at the shop"],
  ["123", "123"],
  ["WhatsApp: 94431 22233", "+919443122233"],
  ["௯௪௪௩௧ ௨௨௨௩௩", "+919443122233"],
  ["94431 22233 / 97891 23456", "94431 22233 / 97891 23456"],
  ["94431 22233 (after 6 pm)", "94431 22233 (after 6 pm)"],
])("the phone number %j is stored as %j", (typed, stored) => {
  expect(internationalPhone(typed)).toBe(stored);
});
