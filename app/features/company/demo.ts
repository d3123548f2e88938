import { phoneLink, phoneNumbers } from "../../ui/phone-numbers.ts";
import { chatLink, isChatNumber } from "./contact-links.ts";
import { defaultCompany } from "./default-company.ts";
import { DEFAULT_CHAT_NUMBER } from "./defaults.ts";

/** True if the agency has given itself a name, so that the contacts of the sample are not its own. */
export function hasOwnName({ company_name }: { company_name: string }): boolean {
  return company_name.trim() !== defaultCompany.company_name;
}

/** True if the phone is still the demo number, which is nobody's. */
export function isDemoPhone(phone: string): boolean {
  return phoneLink(phone) === phoneLink(defaultCompany.phone);
}

/** True if the WhatsApp number is still the demo number, which is nobody's. */
export function isDemoChat(number: string | null | undefined): boolean {
  return chatLink(number ?? "", "") === chatLink(DEFAULT_CHAT_NUMBER, "");
}

/** The mobile number in the agency's phone, which then has WhatsApp in most cases. "" without one, and for the demo. */
export function ownMobile(phone: string): string {
  const isMobile = (number: string) => /^\+91[6-9]/.test(number) && !isDemoChat(number);
  return phoneNumbers(phone).find(isMobile) ?? "";
}

/** True if enquiries under the agency's own name open WhatsApp without a recipient, because there is no number. */
export function sendsToNobody(company: {
  company_name: string;
  phone: string;
  whatsapp_number: string | null;
}): boolean {
  const hasNumber = isChatNumber(company.whatsapp_number) || ownMobile(company.phone) !== "";
  return hasOwnName(company) && !hasNumber;
}

/** True if the agency has a name of its own, but still the e-mail address of the sample. */
export function showsDemoEmail(company: { company_name: string; email: string }): boolean {
  return hasOwnName(company) && company.email.trim() === defaultCompany.email;
}

/** The link of a phone number. The demo number under another name leads to the contact page. */
export function callLink(company: { company_name: string; phone: string }): string {
  return hasOwnName(company) && isDemoPhone(company.phone)
    ? "/contact-us"
    : phoneLink(company.phone);
}

/** Whether an agency with a name of its own still shows the demo number. */
export function showsDemoNumber(company: {
  company_name: string;
  phone: string;
  whatsapp_number: string | null;
}): boolean {
  return hasOwnName(company) && (isDemoPhone(company.phone) || isDemoChat(company.whatsapp_number));
}
