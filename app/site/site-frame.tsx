import * as m from "virtual:messages/frame";
import { type ReactNode, Suspense } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { CompanyContext } from "~/features/company/site/use-company";
import type { Language } from "~/ui/languages";
import { ChatButton } from "./chat-button";
import { type FooterPage, SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

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
      <Suspense>
        <SiteHeader company={company} languages={languages} />
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
