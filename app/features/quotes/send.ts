import { whatsappLink } from "../company/contact-links.ts";
import { internationalPhone } from "../enquiry/sent-enquiry.ts";
import type { Quote } from "./data.ts";
import { sheetOf } from "./schema.ts";

/** A WhatsApp link that sends `link`. Without a phone number, WhatsApp asks for a contact. */
export function quoteChatLink(quote: Quote, link: string): string {
  const phone = internationalPhone(quote.customer_phone ?? "");
  const to = phone.startsWith("+") ? phone.slice(1).replace(/\D/g, "") : "";
  const title = sheetOf(quote)?.title ?? "";
  const text = `${quote.customer_name}, here is our quote ${quote.number} for ${title}:\n${link}`;
  return whatsappLink(to, text);
}
