import { expect, test } from "vitest";
import { phoneLink } from "./phone-link";

test.each([
  ["+91 98765 43210", "tel:+919876543210"],
  ["04564-222 333", "tel:04564222333"],
  ["04564-222 333 / 98765 43210", "tel:04564222333"],
  ["+91 98765 43210, 04564 222333", "tel:+919876543210"],
  [" (+91) 4564 222333", "tel:914564222333"],
])("%j is dialled as %s", (phone, link) => expect(phoneLink(phone)).toBe(link));
