import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { companyDetails } from "~/features/company/company-details";
import { readCompany } from "~/features/company/data";
import { isMissingData, useFailureLog } from "~/site/failure-log";
import { useOfflinePages } from "~/site/offline/use-offline-pages";
import { SiteHeader } from "~/site/site-header";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { island } from "~/ui/island";
import type { Route } from "./+types/layout";

const SiteFooter = island(() => import("~/site/site-footer").then((part) => part.SiteFooter));
const ChatButton = island(() => import("~/site/chat-button").then((part) => part.ChatButton));

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const company = await loadOr(load, "Failed to load company info", readCompany(load.client), null);
  return { company: companyDetails(company), year: new Date().getFullYear(), ...failuresOf(load) };
}

/** The company stays while a visitor walks from page to page, so that none of them waits for it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : isMissingData();
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  useFailureLog();
  useOfflinePages();
  return (
    <>
      <SiteHeader company={company} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter company={company} renderedYear={loaderData.year} />
      <aside aria-label="Chat">
        <ChatButton number={company.whatsapp_number} />
      </aside>
    </>
  );
}
