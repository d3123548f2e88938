import * as m from "virtual:messages/panel-inbox";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { agencyToday } from "~/editing/agency-time";
import { csv, timeCells } from "~/editing/csv";
import { download } from "~/editing/download";
import { readMaybe, readWholeList } from "~/editing/read";
import { useSave } from "~/editing/save";
import { useSiteUrl } from "~/editing/site-url";
import { companyQuery } from "~/features/company/panel/queries";
import { readPublicLanguages } from "~/features/translations/panel/queries";
import { browserClient } from "~/supabase/browser-client";
import { pathIn } from "~/ui/languages";
import { findSubscriber, listSubscribers } from "./data";

/** True if visitors can subscribe, or could before: their addresses are still on the list. */
export function useHasNewsletter(): boolean {
  const { data: company } = useQuery(companyQuery);
  const isOn = Boolean(company?.id && company.receive_forms);
  const { data: subscriber } = useQuery({
    queryKey: ["subscriber"],
    queryFn: () => readMaybe(findSubscriber(browserClient())),
    enabled: company !== undefined && !isOn,
  });
  return isOn || Boolean(subscriber);
}

/** Downloads the subscribers as a CSV file, with an unsubscribe link for each. */
export function useDownloadSubscribers() {
  const siteUrl = useSiteUrl();
  const cache = useQueryClient();
  return useSave({
    write: async (client, _: undefined) => {
      const languages = await readPublicLanguages(cache);
      const subscribers = await readWholeList(() => listSubscribers(client));
      subscribers.sort((a, b) => (a.consented_at < b.consented_at ? 1 : -1));
      const rows = subscribers.map(({ email, language, consented_at, confirmed_at, token }) => {
        // A language that is switched off has no pages.
        const of = languages.find((open) => open === language) ?? "en";
        return [
          email,
          language,
          ...timeCells(consented_at),
          ...timeCells(confirmed_at),
          `${siteUrl}${pathIn(of, "/newsletter")}?token=${token}`,
        ];
      });
      const head = [
        "E-mail",
        "Language",
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
