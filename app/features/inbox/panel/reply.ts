import * as en from "virtual:messages/send-reply.en";
import * as hi from "virtual:messages/send-reply.hi";
import * as ta from "virtual:messages/send-reply.ta";
import { phoneLink } from "../../../ui/phone-numbers.ts";
import { languageByLetters } from "../../../ui/text.ts";
import { whatsappLink } from "../../company/contact-links.ts";
import { chatNumber } from "../../enquiry/panel/chat-number.ts";
import type { Enquiry } from "./data.ts";
import { isEmail, isPhone } from "./person.ts";

const messages = { en, ta, hi };
export const DEFAULT_REPLY = en.reply;

/**
 * The WhatsApp reply to an enquiry: the operator's own text, or else the default in the enquiry's language.
 * Unknown placeholders stay as they are.
 */
export function fillReply(
  ownText: string | null | undefined,
  {
    name,
    destination,
    language,
    source,
    from_day,
    to_day,
    people,
  }: Pick<
    Enquiry,
    "name" | "destination" | "language" | "source" | "from_day" | "to_day" | "people"
  >,
  agency: string,
): string {
  const m = messages[ownText ? languageByLetters(ownText) : language];
  const template = ownText ?? m.reply;
  // Both dates of the home page's form are today until the guest chooses others (spec §4).
  const hasDates = from_day && !(source === "home" && from_day === to_day);
  const askPeople = hasDates ? m.askPeople : m.askPeopleAndDates;
  const values: Record<string, string> = {
    "{name}": name ?? "",
    "{tour}": destination ?? m.yourTrip,
    "{agency}": agency,
    "{questions}": people === null ? askPeople : hasDates ? "" : m.askDates,
  };
  const text = template
    .replace(/\{(?:name|tour|agency|questions)\}/g, (each) => values[each] ?? each)
    .trimEnd();
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
