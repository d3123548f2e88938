const COUNTRY_CODE = "91";
const OWN_DIGITS = 10;

/**
 * Why the chat link of a number will lead nowhere, as a sentence with the way out; null when it
 * will work. The rule itself (spec §5) is `chatLink`'s: digits only, 91 put in front if missing.
 */
export function chatNumberProblem(number: string): string | null {
  const entered = number.trim();
  if (entered === "") return null;
  const digits = entered.replace(/[^0-9]/g, "");
  if (digits === "") return "This holds no digit, so there will be no chat button.";
  if (/\p{Letter}/u.test(entered)) {
    return `Letters are left out of the link, which leaves ${digits}. Enter the number alone.`;
  }
  if (digits.startsWith("0")) {
    return "A leading 0 stays in the link after 91 and makes a wrong number. Leave it out.";
  }
  if (digits.startsWith(COUNTRY_CODE)) {
    if (digits.length === OWN_DIGITS) {
      return `Ten digits that start with 91 are taken as having their country code. Write it in front: 91${digits}.`;
    }
    return ownNumberProblem(digits.slice(COUNTRY_CODE.length));
  }
  if (entered.startsWith("+")) {
    return "Only Indian numbers work: 91 is put in front of any other country code.";
  }
  return ownNumberProblem(digits);
}

/** What stands after the country code. */
function ownNumberProblem(digits: string): string | null {
  const count = digits.length;
  if (digits.startsWith("0")) {
    return "A 0 after 91 makes a wrong number. Leave it out.";
  }
  if (count === OWN_DIGITS) {
    return digits.startsWith("1") ? "No Indian number begins with 1 after 91." : null;
  }
  const fault = count < OWN_DIGITS ? "too short" : "too long";
  return `This is ${fault}: an Indian number has ten digits after 91, this has ${count}.`;
}
