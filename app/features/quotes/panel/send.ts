import * as en from "virtual:messages/send-quote.en";
import * as hi from "virtual:messages/send-quote.hi";
import * as ta from "virtual:messages/send-quote.ta";
import type { Language } from "../../../ui/languages.ts";
import { whatsappLink } from "../../company/contact-links.ts";
import { chatNumber } from "../../enquiry/panel/chat-number.ts";
import type { Quote } from "../data.ts";
import { sheetOf } from "../schema.ts";

const messages = { en, ta, hi };

/** A WhatsApp link that sends `link` with a text in the customer's language. Without a phone number, WhatsApp asks for a contact. */
export function quoteChatLink(quote: Quote, link: string, language: Language): string {
  const title = sheetOf(quote)?.title ?? "";
  const { customer_name: name, number } = quote;
  const text = messages[language].message({ name, number, title, link });
  return whatsappLink(chatNumber(quote.customer_phone) ?? "", text);
}
