import { Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { companyDetails } from "~/features/company/company-details";
import { readCompany } from "~/features/company/data";
import { ChatButton } from "~/site/chat-button";
import { NavigationProgress } from "~/site/navigation-progress";
import { useOfflinePages } from "~/site/offline/use-offline-pages";
import { useFailureLog } from "~/site/page-data";
import { SiteFooter } from "~/site/site-footer";
import { SiteHeader } from "~/site/site-header";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/layout";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const company = await loadOr(load, "Failed to load company info", readCompany(load.client), null);
  return { company: companyDetails(company), year: new Date().getFullYear(), ...failuresOf(load) };
}

/** The company is loaded once, so that no page waits for it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  useFailureLog();
  useOfflinePages();
  return (
    <>
      <NavigationProgress />
      <Suspense>
        <SiteHeader company={company} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <SiteFooter company={company} year={loaderData.year} />
      </Suspense>
      <aside aria-label="Chat">
        <ChatButton number={company.whatsapp_number} />
      </aside>
    </>
  );
}
