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
  const effects = [
    isDemoPhone(company.phone) && "Call leads to the contact page",
    isDemoChat(company.whatsapp_number) && "WhatsApp opens without a recipient",
  ].filter(Boolean);
  return (
    <Notice tone="warning" action={action}>
      The demo number still stands under your name. Until you give your own,{" "}
      {effects.join(", and ")}.
    </Notice>
  );
}
