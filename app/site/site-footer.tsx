import type { ReactNode } from "react";
import { Link } from "react-router";
import { type CompanyDetails, fullAddress } from "~/features/company/company-details";
import { phoneLink } from "~/features/company/contact-links";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
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

/** The quick links (spec §2). */
const quickLinks = [
  { to: "/", label: "Home" },
  { to: "/about-us", label: "About Us" },
  { to: "/contact-us", label: "Contact" },
  { to: "/faq", label: "FAQ" },
  { to: "/testimonials", label: "Testimonials" },
];

const tourLinks = [
  { to: "/domestic-tours", label: "Domestic Tours" },
  { to: "/international-tours", label: "International Tours" },
];

export function SiteFooter({ company, year }: { company: CompanyDetails; year: number }) {
  return (
    <footer className="band border-t border-structure-strong print:hidden">
      <div className="border-b border-structure-strong">
        <div className="wrap py-10 md:py-12">
          <NewsletterForm company={company} />
        </div>
      </div>
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 *:first:col-span-full *:last:col-span-2 md:grid-cols-[1fr_1fr_2fr] md:*:last:col-span-1 lg:grid-cols-[2fr_1fr_1fr_2fr] lg:*:first:col-span-1">
        <div className="min-w-0">
          <p className="font-display text-2xl font-bold">{company.company_name}</p>
          <p className="mt-2 mb-4 max-w-sm text-structure-muted">{company.tagline}</p>
          <SocialLinks company={company} />
        </div>
        <LinkList title="Quick links" links={quickLinks} />
        <LinkList title="Tours" links={tourLinks} />
        <div className="min-w-0">
          <h2 className="text-xl">Contact us</h2>
          <address className="mt-3 not-italic">
            <ul>
              <Contact icon={pinIcon}>{fullAddress(company)}</Contact>
              <Contact icon={phoneIcon}>
                <a href={phoneLink(company.phone)} className="footer-link">
                  {company.phone}
                </a>
              </Contact>
              <Contact icon={mailIcon}>
                <a href={`mailto:${company.email}`} className="footer-link">
                  {company.email}
                </a>
              </Contact>
              {company.working_hours && <Contact icon={clockIcon}>{company.working_hours}</Contact>}
            </ul>
          </address>
        </div>
      </div>
      <div className="border-t border-structure-strong">
        {/* The space below keeps the chat button off the last line. */}
        <p className="wrap pt-6 pb-24 text-sm text-structure-muted">
          © {year} {company.company_name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 [overflow-wrap:anywhere]">
      <Icon path={icon} className="size-5 text-turmeric" />
      {children}
    </li>
  );
}

const networks = [
  { field: "facebook_url", label: "Facebook", icon: facebookIcon },
  { field: "instagram_url", label: "Instagram", icon: instagramIcon },
  { field: "twitter_url", label: "Twitter", icon: twitterIcon },
] as const;

/** The networks the company is on, each shown only if set (spec §2). */
function SocialLinks({ company }: { company: CompanyDetails }) {
  const shown = networks.filter(({ field }) => company[field]);
  if (shown.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex gap-1 print:hidden">
      {shown.map(({ field, label, icon }) => (
        <li key={field}>
          <a
            href={company[field] ?? undefined}
            target="_blank"
            rel="noopener"
            title={label}
            aria-label={label}
            className="flex size-11 items-center justify-center rounded-md hover:bg-structure-strong"
          >
            <Icon path={icon} className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
