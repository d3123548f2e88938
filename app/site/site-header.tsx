import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Link, NavLink } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import { DEFAULT_LOGO } from "~/features/company/default-company";
import { ShortlistLink } from "~/features/shortlist/shortlist-link";
import { hasStoredSession } from "~/supabase/settings";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { closeIcon, menuIcon, searchIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { subscribeToStorage } from "~/ui/stored";
import { ThemeSwitch } from "~/ui/theme-switch";

/** The sticky header. On a narrow screen the links are a native popover, which needs no script. */
export function SiteHeader({ company }: { company: CompanyDetails }) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useEffect(() => {
    // The menu may have been opened before hydration.
    setIsMenuOpen(menu.current?.matches(":popover-open") ?? false);
  }, []);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
      <div className="wrap relative flex flex-wrap items-center justify-between gap-x-6 lg:max-xl:w-[calc(100%-2rem)] lg:max-xl:gap-x-3">
        <Brand
          company={company}
          className="h-16 flex-1 md:max-lg:mr-80 md:max-lg:w-full lg:max-xl:max-w-36 lg:flex-none"
        />
        <NavLink
          to="/tours"
          state="search"
          prefetch="intent"
          aria-label="Search tours"
          className="search-link print:hidden"
        >
          <Icon path={searchIcon} className="size-5" />
        </NavLink>
        <ShortlistLink />
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={isMenuOpen ? "Close menu" : "Open menu"}
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          className="-mr-2 flex size-11 items-center justify-center rounded-md hover:bg-surface-sunken md:hidden print:hidden"
        >
          <Icon path={isMenuOpen ? closeIcon : menuIcon} className="size-6" />
        </button>
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          aria-label="Main"
          onToggle={(event) => setIsMenuOpen(event.newState === "open")}
          className="site-menu print:hidden"
        >
          <ul className="wrap flex flex-col py-3 md:-mx-2.5 md:w-auto md:flex-row md:flex-wrap md:items-center md:py-0">
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  prefetch="intent"
                  onClick={() => menu.current?.hidePopover?.()}
                  className="site-link"
                >
                  {label}
                </NavLink>
              </li>
            ))}
            <li className="md:max-lg:absolute md:max-lg:top-2.5 md:max-lg:right-36 lg:ml-2">
              <SessionLink onClick={() => menu.current?.hidePopover?.()} />
            </li>
            <li className="py-2 md:py-0 md:max-lg:absolute md:max-lg:top-2.5 md:max-lg:right-0 lg:mx-2.5">
              <ThemeSwitch />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The login for a signed-out visitor, the dashboard for a signed-in one (spec §2). */
function SessionLink({ onClick }: { onClick: () => void }) {
  const hasSession = useHasSession();
  return (
    <Link
      to={hasSession ? "/admin/dashboard" : "/admin/login"}
      onClick={onClick}
      className="site-link text-ink-muted"
    >
      {hasSession ? "Dashboard" : "Admin login"}
    </Link>
  );
}

/** The logo where there is one, otherwise the name as text (spec §2); it leads home. */
function Brand({ company, className }: { company: CompanyDetails; className?: string }) {
  const { logo_url, company_name } = company;
  // The bundled logo is a mark without words; an operator's own logo speaks for itself.
  const isNameShown = !logo_url || logo_url === DEFAULT_LOGO;
  return (
    <Link
      to="/"
      className={classNames("flex min-h-11 min-w-0 items-center gap-3 no-underline", className)}
    >
      {logo_url && (
        <Picture
          src={logo_url}
          fallback="/posters/placeholder.svg"
          alt={isNameShown ? "" : company_name}
          width={isNameShown ? 44 : 88}
          height={44}
          className="h-11 w-auto max-w-44 shrink-0 bg-transparent object-contain"
        />
      )}
      {isNameShown && (
        <span className="line-clamp-2 min-w-0 font-display text-xl leading-tight font-bold [overflow-wrap:anywhere] lg:max-xl:text-base">
          {company_name}
        </span>
      )}
    </Link>
  );
}

/** The header's links, in their order (spec §2). */
const headerLinks = [
  { to: "/", label: "Home" },
  { to: "/domestic-tours", label: "Domestic Tours" },
  { to: "/international-tours", label: "International Tours" },
  { to: "/about-us", label: "About Us" },
  { to: "/contact-us", label: "Contact Us" },
  { to: "/testimonials", label: "Testimonials" },
  { to: "/faq", label: "FAQ" },
];

/** Whether this browser has a session. Public pages don't load supabase-js for it. */
function useHasSession(): boolean {
  return useSyncExternalStore(subscribeToStorage, hasStoredSession, () => false);
}
