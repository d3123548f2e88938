import { agencyToday } from "~/editing/agency-time";
import { csv, timeCells } from "~/editing/csv";
import { download } from "~/editing/download";
import { readWholeList } from "~/editing/read";
import { useSave } from "~/editing/save";
import { listAddresses } from "./data";

/** Downloads the subscribers as a CSV file, with an unsubscribe link for each. */
export function useDownloadAddresses() {
  return useSave({
    write: async (client, _: undefined) => {
      const addresses = await readWholeList(() => listAddresses(client));
      addresses.sort((a, b) => (a.consented_at < b.consented_at ? 1 : -1));
      const rows = addresses.map(({ email, consented_at, confirmed_at, token }) => [
        email,
        ...timeCells(consented_at),
        ...timeCells(confirmed_at),
        `${window.location.origin}/newsletter?token=${token}`,
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
    failure: ({ message }) => `Failed to download: ${message}`,
    queriesToRefresh: [],
  });
}
