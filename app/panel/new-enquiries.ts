import * as m from "virtual:messages/panel-frame";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { toast } from "~/editing/toaster";
import { enquiryLine, readEnquiryLine } from "~/features/enquiry/enquiry-line";
import { browserClient } from "~/supabase/browser-client";

/** While the panel is open, shows a toast for each new enquiry. */
export function useNewEnquiries(isOn: boolean): void {
  const navigate = useNavigate();

  const announce = useEffectEvent(async (id: string) => {
    const { data } = await readEnquiryLine(browserClient(), id);
    if (!data) return;
    toast.success(m.newEnquiry({ line: enquiryLine(data) }), {
      label: m.open,
      onClick: () => navigate("/admin/enquiries"),
    });
  });

  useEffect(() => {
    if (!isOn) return;
    const client = browserClient();
    const channel = client.channel("new-enquiries");
    const added = { event: "INSERT", schema: "public", table: "enquiries" } as const;
    channel.on("postgres_changes", added, ({ new: row }) => void announce(String(row.id)));
    channel.subscribe();
    return () => void client.removeChannel(channel);
  }, [isOn]);
}
