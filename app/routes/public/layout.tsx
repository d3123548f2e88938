import { Suspense } from "react";
import { Outlet } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { withPortraits } from "~/features/about/site/answering";
import {
  loadCompany,
  loadEnglishAnswering,
  loadNotice,
  loadOpenLanguages,
} from "~/features/company/site/load-company";
import { listFooterPages } from "~/features/pages/data";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { translated } from "~/features/translations/site/translated";
import { OfflineNotice } from "~/site/offline/offline-notice";
import { loadOnClient, shownData, useFailureLog } from "~/site/page-data";
import { SiteFrame } from "~/site/site-frame";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { language, pathIn } from "~/ui/languages";
import { lazyPart } from "~/ui/lazy-part";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import type { Route } from "./+types/layout";

/** Most sites have no notice, so its code is loaded only with one. */
const NoticeLine = lazyPart(() => import("~/features/company/site/notice-line"));

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [stored, english, notice, languages, ownPages] = await Promise.all([
    loadCompany(load),
    loadEnglishAnswering(load),
    loadNotice(load),
    loadOpenLanguages(load),
    loadOr(load, "Failed to load company info", listFooterPages(load.client), []),
  ]);
  const answering = await withPortraits(load, stored.answering, english);
  const company = { ...stored, answering };
  const pictures = await loadPictureMetadata(load, [
    company.logo_url,
    company.logo_dark_url,
    company.office_picture,
    ...answering.map(({ picture }) => picture),
  ]);
  const shownPages = await translated(load, "pages", ownPages);
  const pages = shownPages.map(({ title, address }) => ({ title, slug: address }));
  return {
    company,
    pictures,
    year: Number(agencyToday().slice(0, 4)),
    ...(notice && { notice }),
    ...(languages.length > 1 && { languages }),
    ...(pages.length > 0 && { pages }),
    ...failuresOf(load),
  };
}

type Frame = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

const { useShown, orThrow } = shownData<Frame>();

export function clientLoader(args: Route.ClientLoaderArgs): Promise<Frame> {
  return loadOnClient(args, "Failed to load company info", orThrow);
}

export { shouldRevalidate } from "~/site/page-data";

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { company, notice, year, pages, pictures, languages } = loaderData;
  useFailureLog();
  useShown(loaderData);
  return (
    <>
      <link rel="manifest" href={pathIn(language, "/manifest.webmanifest")} />
      <OfflineNotice />
      {notice && (
        <Suspense>
          <NoticeLine notice={notice} />
        </Suspense>
      )}
      <WithPictureMetadata metadata={pictures}>
        <SiteFrame company={company} year={year} pages={pages} languages={languages}>
          <Outlet />
        </SiteFrame>
      </WithPictureMetadata>
    </>
  );
}
