import * as m from "virtual:messages/panel-mail";
import { queryOptions } from "@tanstack/react-query";
import { read } from "~/editing/read";
import { useSave } from "~/editing/save";
import { callAsOperator } from "~/features/access/panel/data";
import { browserClient } from "~/supabase/browser-client";

interface MailState {
  /** False if the server has no mail settings. */
  isOn: boolean;
  /** Since when mails fail, with the mail server's words; null if the latest mail was sent. */
  failure: { since: string; words: string } | null;
}

const MAIL = ["mail"];

export const mailQuery = queryOptions({
  queryKey: MAIL,
  queryFn: () => read(() => callAsOperator<MailState>(browserClient(), "GET", "/mail")),
  refetchInterval: 60_000,
});

/** Sends a mail to the stored address of the agency. */
export function useTestMail() {
  return useSave<void>({
    write: (client) => callAsOperator(client, "POST", "/mail/test"),
    success: m.testMailSent,
    failure: ({ message }) => m.theMailCouldNotBeSent({ message }),
    queriesToRefresh: [MAIL],
  });
}
