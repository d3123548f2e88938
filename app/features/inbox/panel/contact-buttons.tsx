import * as m from "virtual:messages/panel-inbox";
import { useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { companyQuery } from "~/features/company/panel/queries";
import { ButtonLink } from "~/ui/button";
import type { Enquiry } from "./data";
import { personName } from "./person";
import { officeSettingsQuery } from "./queries";
import { callLink, fillReply, mailLink, replyLink } from "./reply";

/** WhatsApp, call and mail links. Omits a link if the enquiry lacks its number or address. */
export function ContactButtons({
  enquiry,
  isSmall = false,
}: {
  enquiry: Enquiry;
  isSmall?: boolean;
}) {
  const { data: company } = useQuery(companyQuery);
  const { data: settings } = useQuery(officeSettingsQuery);
  const text = fillReply(settings?.chat_reply, enquiry, company?.company_name ?? "");
  const whom = personName(enquiry);
  const channels = [
    { label: m.whatsapp, to: replyLink(enquiry.phone, text), Icon: MessageCircle },
    { label: m.call, to: callLink(enquiry.phone), Icon: Phone },
    { label: m.mail, to: mailLink(enquiry.email), Icon: Mail },
  ];
  return channels.map(
    ({ label, to, Icon }) =>
      to && (
        <ButtonLink
          key={label}
          to={to}
          variant={isSmall ? "quiet" : "secondary"}
          size={isSmall ? "icon" : "md"}
          aria-label={`${label}: ${whom}`}
          title={`${label}: ${whom}`}
          {...(to.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
        >
          <Icon aria-hidden="true" />
          {!isSmall && label}
        </ButtonLink>
      ),
  );
}
