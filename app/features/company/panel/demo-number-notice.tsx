import * as m from "virtual:messages/panel-company";
import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";
import { isDemoChat, isDemoPhone, showsDemoNumber } from "../demo";

/** Warns while the demo number stands under the agency's own name. */
export function DemoNumberNotice({
  company,
  action,
}: {
  company: { company_name: string; phone: string; whatsapp_number: string | null };
  action?: ReactNode;
}) {
  if (!showsDemoNumber(company)) return null;
  const isPhone = isDemoPhone(company.phone);
  const isChat = isDemoChat(company.whatsapp_number);
  return (
    <Notice tone="warning" action={action}>
      {m.demoNumber({ which: isPhone && isChat ? "both" : isPhone ? "call" : "chat" })}
    </Notice>
  );
}
