import { type MouseEvent, type ReactNode, useState } from "react";
import { useCompany } from "~/features/company/site/use-company";
import type { TourEnquiry } from "./ask-dialog";

/** If the site keeps enquiries, a click on a chat link first opens a dialog for name and phone. */
export function useAskFirst(enquiry: TourEnquiry | undefined) {
  const { keep_enquiries } = useCompany();
  const [dialog, setDialog] = useState<ReactNode>();
  if (!keep_enquiries || !enquiry) return {};

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const chat = event.currentTarget.href;
    try {
      const { AskDialog } = await import("./ask-dialog");
      setDialog(
        <AskDialog enquiry={enquiry as TourEnquiry} chat={chat} onClose={() => setDialog(null)} />,
      );
    } catch {
      window.location.assign(chat);
    }
  }

  return { onClick, dialog };
}
