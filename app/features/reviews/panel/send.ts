import * as en from "virtual:messages/send-invitation.en";
import * as hi from "virtual:messages/send-invitation.hi";
import * as ta from "virtual:messages/send-invitation.ta";
import type { Language } from "../../../ui/languages.ts";
import { whatsappLink } from "../../company/contact-links.ts";
import type { ReviewInvitation } from "../data.ts";

const messages = { en, ta, hi };

/** A WhatsApp link that sends `link` with a text in the traveller's language. WhatsApp asks for a contact. */
export function invitationChatLink(
  { name, tour }: Pick<ReviewInvitation, "name" | "tour">,
  link: string,
  language: Language,
): string {
  const m = messages[language];
  return whatsappLink("", tour ? m.ofTour({ name, tour, link }) : m.ofTrip({ name, link }));
}
