import * as m from "virtual:messages/panel-company";
import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";
import { isDemoChat, isDemoPhone, sendsToNobody, showsDemoEmail, showsDemoNumber } from "../demo";

/** Warns while messages of visitors reach nobody, because contacts of the sample stand under the agency's own name. */
export function DemoNumberNotice({
  company,
  action,
}: {
  company: { company_name: string; phone: string; email: string; whatsapp_number: string | null };
  action?: ReactNode;
}) {
  const isNumber = showsDemoNumber(company);
  const isEmail = showsDemoEmail(company);
  const isNobody = sendsToNobody(company);
  if (!isNumber && !isEmail && !isNobody) return null;
  const isPhone = isDemoPhone(company.phone);
  const isChat = isDemoChat(company.whatsapp_number);
  return (
    <Notice tone="warning" action={action}>
      {isNumber && (
        <p>{m.demoNumber({ which: isPhone && isChat ? "both" : isPhone ? "call" : "chat" })}</p>
      )}
      {isNobody && <p>{m.noChatNumber}</p>}
      {isEmail && <p>{m.demoEmail}</p>}
    </Notice>
  );
}
