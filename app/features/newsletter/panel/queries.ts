import * as m from "virtual:messages/panel-inbox";
import { agencyToday } from "~/editing/agency-time";
import { csv, timeCells } from "~/editing/csv";
import { download } from "~/editing/download";
import { readWholeList } from "~/editing/read";
import { useSave } from "~/editing/save";
import { useSiteUrl } from "~/editing/site-url";
import { listSubscribers } from "./data";

/** Downloads the subscribers as a CSV file, with an unsubscribe link for each. */
export function useDownloadSubscribers() {
  const siteUrl = useSiteUrl();
  return useSave({
    write: async (client, _: undefined) => {
      const subscribers = await readWholeList(() => listSubscribers(client));
      subscribers.sort((a, b) => (a.consented_at < b.consented_at ? 1 : -1));
      const rows = subscribers.map(({ email, consented_at, confirmed_at, token }) => [
        email,
        ...timeCells(consented_at),
        ...timeCells(confirmed_at),
        `${siteUrl}/newsletter?token=${token}`,
      ]);
      const head = [
        "E-mail",
        "Agreed on",
        "Agreed at",
        "Confirmed on",
        "Confirmed at",
        "Link to leave",
      ];
      download(`newsletter-${agencyToday()}.csv`, "text/csv;charset=utf-8", csv([head, ...rows]));
      return { error: null };
    },
    failure: ({ message }) => m.failedToDownload({ message }),
    queriesToRefresh: [],
  });
}
