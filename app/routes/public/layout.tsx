import { renderToStaticMarkup } from "react-dom/server";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { withPortraits } from "~/features/about/answering";
import { loadCompany, loadNotice } from "~/features/company/load-company";
import { NoticeLine } from "~/features/company/site/notice-line";
import { NavigationProgress } from "~/site/navigation-progress";
import { useOfflinePages } from "~/site/offline/use-offline-pages";
import { keptData, loadOnClient, useFailureLog } from "~/site/page-data";
import { agencyJsonLd } from "~/site/seo/json-ld";
import { SiteFrame } from "~/site/site-frame";
import { failuresOf, publicLoadContext } from "~/supabase/public-load";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/layout";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const stored = await loadCompany(load);
  const company = { ...stored, answering: await withPortraits(load, stored.answering) };
  const agency = agencyJsonLd(load.siteUrl, company);
  const shown = await loadNotice(load);
  // Rendered here, to keep its code out of the browser.
  const notice = shown && renderToStaticMarkup(<NoticeLine notice={shown} />);
  const year = new Date().getFullYear();
  return { company, agency, year, ...(notice && { notice }), ...failuresOf(load) };
}

type Frame = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

const { useKept, orThrow } = keptData<Frame>();

export function clientLoader(args: Route.ClientLoaderArgs): Promise<Frame> {
  return loadOnClient(args, "Failed to load company info", orThrow);
}

export function links(): Route.LinkDescriptors {
  return [{ rel: "manifest", href: "/manifest.webmanifest" }];
}

/** Loads the company only once, so that navigations do not wait for it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { company, notice, year } = loaderData;
  useFailureLog();
  const hasFailed = useOfflinePages();
  useKept(loaderData);
  return (
    <>
      {hasFailed ? (
        <div className="wrap fixed inset-x-0 bottom-4 z-40 print:hidden">
          <Notice tone="danger">
            This page could not be opened. Check your network and try again.
          </Notice>
        </div>
      ) : (
        <NavigationProgress />
      )}
      {notice && (
        <div
          // React has escaped the operator's text.
          dangerouslySetInnerHTML={{ __html: notice }}
        />
      )}
      <SiteFrame company={company} year={year}>
        <Outlet />
      </SiteFrame>
    </>
  );
}
