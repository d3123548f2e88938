import { phoneLink } from "../../../ui/phone-numbers.ts";
import { whatsappLink } from "../../company/contact-links.ts";
import { chatNumber } from "../../enquiry/panel/chat-number.ts";
import type { Enquiry } from "./data.ts";
import { isEmail, isPhone } from "./person.ts";

/** The WhatsApp reply until an operator saves another text. */
export const DEFAULT_REPLY =
  "Hello {name}, thank you for asking about {tour}. This is {agency}. How many people are travelling, and on which dates?";

/** The reply to an enquiry. Unknown placeholders stay as they are. */
export function fillReply(
  template: string,
  { name, destination }: Pick<Enquiry, "name" | "destination">,
  agency: string,
): string {
  const values: Record<string, string> = {
    "{name}": name ?? "",
    "{tour}": destination ?? "your trip",
    "{agency}": agency,
  };
  const text = template.replace(/\{(?:name|tour|agency)\}/g, (each) => values[each] ?? each);
  // Without a name, the text would contain "Hello , thank you".
  return name ? text : text.replace(/ +(?=[,.!])/g, "");
}

/** A chat link with `text` prefilled. Undefined if the text has no number that can have WhatsApp. */
export function replyLink(phone: string | null, text: string): string | undefined {
  const number = chatNumber(phone);
  return number && whatsappLink(number, text);
}

/** Undefined if the text is not a phone number. */
export function callLink(phone: string | null): string | undefined {
  return isPhone(phone) ? phoneLink(phone) : undefined;
}

/** Undefined if the text is not an e-mail address. */
export function mailLink(email: string | null): string | undefined {
  if (!isEmail(email)) return undefined;
  const wellFormed = email.replace(/\p{Surrogate}/gu, "\uFFFD");
  return `mailto:${encodeURIComponent(wellFormed).replaceAll("%40", "@")}`;
}
