import { whatsappLink } from "../../company/contact-links.ts";
import { chatNumber } from "../../enquiry/panel/chat-number.ts";
import type { Quote } from "../data.ts";
import { sheetOf } from "../schema.ts";

/** A WhatsApp link that sends `link`. Without a phone number, WhatsApp asks for a contact. */
export function quoteChatLink(quote: Quote, link: string): string {
  const title = sheetOf(quote)?.title ?? "";
  const text = `${quote.customer_name}, here is our quote ${quote.number} for ${title}:\n${link}`;
  return whatsappLink(chatNumber(quote.customer_phone) ?? "", text);
}
