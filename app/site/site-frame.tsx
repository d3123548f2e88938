import * as m from "virtual:messages/frame";
import { type ReactNode, Suspense } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { CompanyContext } from "~/features/company/site/use-company";
import type { Language } from "~/ui/languages";
import { lazyPart } from "~/ui/lazy-part";
import { ChatButton } from "./chat-button";
import { type FooterPage, SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Most sites have one language, so this code is loaded only with several. */
const LanguageBar = lazyPart(() => import("./language-bar"));

/** The header, footer and chat around every public page. */
export function SiteFrame({
  company,
  year,
  pages,
  languages,
  children,
}: {
  company: CompanyDetails;
  year: number;
  pages?: FooterPage[] | undefined;
  languages?: Language[] | undefined;
  children: ReactNode;
}) {
  return (
    <CompanyContext value={company}>
      {/* It scrolls away, because the sticky header has one height on every site. */}
      {languages && (
        <Suspense>
          <LanguageBar languages={languages} />
        </Suspense>
      )}
      <Suspense>
        <SiteHeader company={company} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter company={company} year={year} pages={pages} />
      </Suspense>
      <aside aria-label={m.chat}>
        <Suspense>
          <ChatButton number={company.whatsapp_number} />
        </Suspense>
      </aside>
    </CompanyContext>
  );
}
