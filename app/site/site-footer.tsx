import * as m from "virtual:messages/frame";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import { DEFAULT_LOGO } from "~/features/company/defaults";
import { fullAddress, legalNumbers } from "~/features/company/site/address";
import { Logo } from "~/features/company/site/logo";
import { NewsletterForm } from "~/features/newsletter/site/newsletter-form";
import { pagePath } from "~/features/pages/page-path";
import { EmailAddress } from "~/ui/email-address";
import { Icon } from "~/ui/icon";
import {
  clockIcon,
  facebookIcon,
  instagramIcon,
  mailIcon,
  phoneIcon,
  pinIcon,
  twitterIcon,
} from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { languageOf } from "~/ui/text";

/** The links of the footer (spec §2). */
const quickLinks = [
  { to: "/", label: m.home },
  { to: "/about-us", label: m.aboutUs },
  { to: "/contact-us", label: m.contact },
  { to: "/faq", label: m.faq },
  { to: "/testimonials", label: m.testimonials },
];

const tourLinks = [
  { to: "/domestic-tours", label: m.domesticTours },
  { to: "/international-tours", label: m.internationalTours },
];

/** A page of the agency that the footer links to. */
export interface FooterPage {
  title: string;
  slug: string;
}

export function SiteFooter({
  company,
  year,
  pages = [],
}: {
  company: CompanyDetails;
  year: number;
  pages?: FooterPage[] | undefined;
}) {
  const ownLinks = pages.map(({ title, slug }) => ({ to: pagePath(slug), label: title }));
  return (
    <footer className="site-footer band border-t border-structure-strong print:hidden">
      <div className="wrap footer-columns">
        <div>
          {company.logo_url && company.logo_url !== DEFAULT_LOGO && (
            <Logo
              company={{ ...company, logo_dark_url: null }}
              alt=""
              width={88}
              height={44}
              className="footer-logo bg-structure-ink!"
            />
          )}
          <p className="font-display text-2xl font-bold">{markLanguage(company.company_name)}</p>
          <p className="mt-1 text-structure-muted">{markLanguage(company.tagline)}</p>
          <NewsletterForm company={company} />
        </div>
        <LinkList title={m.quickLinks} links={[...quickLinks, ...ownLinks]} />
        <LinkList title={m.tours} links={tourLinks} />
        <Suspense>
          <div>
            <h2 className="text-lg">{m.findUs}</h2>
            <address className="not-italic">
              <ul>
                <Contact icon={pinIcon}>{markLanguage(fullAddress(company))}</Contact>
                <Contact icon={phoneIcon}>
                  <Link to={company.phone_link} className="footer-link">
                    {company.phone}
                  </Link>
                </Contact>
                <Contact icon={mailIcon}>
                  <a href={`mailto:${company.email}`} className="footer-link">
                    <EmailAddress email={company.email} />
                  </a>
                </Contact>
                {company.working_hours && (
                  <Contact icon={clockIcon}>{markLanguage(company.working_hours)}</Contact>
                )}
              </ul>
            </address>
          </div>
        </Suspense>
      </div>
      <div className="border-t border-structure-strong">
        {/* The padding on the right leaves room for the floating chat button. */}
        <div className="wrap flex min-h-22 flex-wrap items-center gap-x-6 py-3 pr-18 md:min-h-14 md:py-1">
          <p className="text-sm wrap-anywhere text-structure-muted">
            © {year} {markLanguage(company.company_name)}. {m.rights}
            {legalNumbers(company).map(({ term, number }) => ` ${term} ${number}.`)}
          </p>
          <SocialLinks company={company} />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="footer-link wrap-anywhere">
              {markLanguage(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-1 [overflow-wrap:anywhere] has-[a]:items-center has-[a]:py-0">
      <Icon path={icon} className="h-[1lh] w-5 text-turmeric" />
      {children}
    </li>
  );
}

const networks = [
  { field: "facebook_url", label: "Facebook", icon: facebookIcon },
  { field: "instagram_url", label: "Instagram", icon: instagramIcon },
  { field: "twitter_url", label: "Twitter", icon: twitterIcon },
] as const;

/** Links to social networks, each shown only if set (spec §2). */
function SocialLinks({ company }: { company: CompanyDetails }) {
  const shown = networks.filter(({ field }) => company[field]);
  if (shown.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex">
      {shown.map(({ field, label, icon }) => (
        <li key={field}>
          <a
            href={company[field] ?? undefined}
            target="_blank"
            rel="noopener"
            title={label}
            aria-label={label}
            lang={languageOf(label)}
            className="flex size-11 items-center justify-center rounded-md hover:bg-structure-strong"
          >
            <Icon path={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
