import * as m from "virtual:messages/panel-company";
import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";
import { isDemoChat, isDemoPhone, showsDemoEmail, showsDemoNumber } from "../demo";

/** Warns while the demo number or the sample's e-mail address stands under the agency's own name. */
export function DemoNumberNotice({
  company,
  action,
}: {
  company: { company_name: string; phone: string; email: string; whatsapp_number: string | null };
  action?: ReactNode;
}) {
  const isNumber = showsDemoNumber(company);
  const isEmail = showsDemoEmail(company);
  if (!isNumber && !isEmail) return null;
  const isPhone = isDemoPhone(company.phone);
  const isChat = isDemoChat(company.whatsapp_number);
  return (
    <Notice tone="warning" action={action}>
      {isNumber && (
        <p>{m.demoNumber({ which: isPhone && isChat ? "both" : isPhone ? "call" : "chat" })}</p>
      )}
      {isEmail && <p>{m.demoEmail}</p>}
    </Notice>
  );
}
