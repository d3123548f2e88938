// Only the panel imports this file, because the library is large.
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { phoneNumbers } from "../../../ui/phone-numbers.ts";

/** The digits of the first number in a text that can have WhatsApp, so of no landline. */
export function chatNumber(phone: string | null): string | undefined {
  const numbers = phoneNumbers(phone ?? "").map((number) => parsePhoneNumberFromString(number));
  const number = numbers.find((each) => each?.isPossible() && each.getType() !== "FIXED_LINE");
  return number?.number.slice(1);
}
