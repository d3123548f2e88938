import * as m from "virtual:messages/panel-frame";
import { party } from "virtual:messages/panel-inbox";
import { useNavigate } from "react-router";
import { toast } from "~/editing/toaster";
import { enquiryLine, readEnquiryLine } from "~/features/enquiry/enquiry-line";
import { browserClient } from "~/supabase/browser-client";

/** Returns a function that shows a toast for a new enquiry. */
export function useAnnounceEnquiry() {
  const navigate = useNavigate();
  return async (id: string): Promise<void> => {
    const { data } = await readEnquiryLine(browserClient(), id);
    if (!data) return;
    const words = { message: m.aMessage, people: (count: number) => party({ count }) };
    toast.success(m.newEnquiry({ line: enquiryLine(data, words) }), {
      label: m.open,
      onClick: () => navigate("/admin/enquiries"),
    });
  };
}
