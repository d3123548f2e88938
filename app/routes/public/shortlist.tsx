import * as m from "virtual:messages/shortlist";
import { redirect } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { chatLink } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { loadShortlist } from "~/features/shortlist/site/load-shortlist";
import { idsOf, renameSaved, savedIds, shortlistPath } from "~/features/shortlist/site/shortlist";
import { noShortlist } from "~/features/shortlist/site/shortlist-data";
import { ShortlistPage } from "~/features/shortlist/site/shortlist-page";
import { listFeaturedTours, listNewestTours } from "~/features/tours/data";
import { loadCards } from "~/features/tours/site/card/shown-cards";
import { TourGrid } from "~/features/tours/site/card/tour-grid";
import { listWithParty, peopleLine, withParty } from "~/features/tours/site/party";
import { useParty } from "~/features/tours/site/use-party";
import { loadOnClient } from "~/site/page-data";
import { hiddenMeta } from "~/site/seo/shown-meta";
import { ShareAndPrint } from "~/site/share/page-actions";
import { PrintFooter } from "~/site/share/print-footer";
import { failuresOf, loadOr, type PublicLoad, publicLoadContext } from "~/supabase/public-load";
import { ButtonLink } from "~/ui/button";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { language, pathIn } from "~/ui/languages";
import { pageHref } from "~/ui/pagination";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import { qrCode } from "~/ui/qr-code";
import { shortText } from "~/ui/short-text";
import type { Route } from "./+types/shortlist";

const FAILURE = "Error loading tours"; // spec §8

export const handle = {
  query: (search: URLSearchParams) =>
    pageHref("", { tours: idsOf(search.get("tours") ?? "").join(",") }, 1),
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const list = await loadShortlist(load, request.url);
  const urlOf = (path: string) => load.siteUrl + pathIn(language, path);
  const url = urlOf(shortlistPath(list.tours.map(({ id }) => id)));
  const lines = list.tours.map(({ title, englishTitle, path }, at) => {
    const forAgency = englishTitle ? ` (${shortText(englishTitle, 100)})` : "";
    return `${at + 1}. ${shortText(title, 100)}${forAgency}: ${urlOf(path)}`;
  });
  const ask = [m.askAbout, ...lines].join("\n");
  const cards = list.tours.length === 0 && !list.hasFailed ? await loadSuggested(load) : [];
  const pictures = await loadPictureMetadata(
    load,
    [...list.tours, ...cards].map(({ image_url }) => image_url),
  );
  return {
    ...list,
    today: agencyToday(),
    cards,
    pictures,
    url,
    ask,
    qr: qrCode(url),
    ...failuresOf(load),
  };
}

/** Featured tours, or the newest ones if none is featured. */
async function loadSuggested(load: PublicLoad) {
  const read = (call: ReturnType<typeof listFeaturedTours>) => loadOr(load, FAILURE, call, []);
  const featured = await read(listFeaturedTours(load.client));
  const tours = featured.length > 0 ? featured : await read(listNewestTours(load.client, null, 3));
  return loadCards(load, tours.slice(0, 3));
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const saved = savedIds();
  if (saved.length > 0 && !new URL(args.request.url).searchParams.has("tours")) {
    throw redirect(shortlistPath(saved));
  }
  const page = await loadOnClient(args, FAILURE, () => ({
    ...noShortlist,
    hasFailed: true,
    today: "",
    cards: [],
    pictures: undefined,
    url: "",
    ask: "",
    familyText: "",
    qr: { size: 0, path: "" },
  }));
  for (const { id, savedAs } of page.tours) if (savedAs !== id) renameSaved(savedAs, id);
  return page;
}
clientLoader.hydrate = true as const;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData?.tours.map(({ title }) => title) ?? [];
  const text = titles.length > 0 ? titles.join(" · ") : m.description;
  return hiddenMeta(matches, m.title, text);
}

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  const { today, url, ask, familyText, qr, cards, pictures, ...data } = loaderData;
  const { whatsapp_number } = useCompany();
  const { date, ...others } = useParty();
  const party = { ...others, date: date && date >= today ? date : undefined };
  const chosen = [
    party.date && m.date({ date: shortDate(party.date) }),
    party.people && peopleLine(party),
    party.from && m.startingFrom({ place: party.from }),
  ].filter(Boolean);
  const asked = [ask, ...chosen].join("\n");
  const sharedUrl = withParty(url, party);
  const forFamily = [familyText, ...chosen, sharedUrl].join("\n");
  return (
    <WithPictureMetadata metadata={pictures}>
      <ShortlistPage
        data={data}
        linkTo={(path) => withParty(path, party)}
        linkToList={(path) => listWithParty(path, party)}
        actions={
          <>
            {whatsapp_number !== null && (
              <ButtonLink to={chatLink(whatsapp_number, asked)} target="_blank" rel="noopener">
                <Icon path={chatIcon} />
                {m.ask}
              </ButtonLink>
            )}
            <ShareAndPrint title={m.toCompare} url={sharedUrl} text={forFamily} print={m.print} />
          </>
        }
        suggestions={cards.length > 0 && <TourGrid tours={cards} />}
        printFooter={<PrintFooter url={url} code={qr} />}
      />
    </WithPictureMetadata>
  );
}
