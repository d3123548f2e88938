import * as m from "virtual:messages/frame";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Link } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink } from "~/features/company/contact-links";
import { DEFAULT_LOGO } from "~/features/company/defaults";
import { Logo } from "~/features/company/site/logo";
import { ShortlistLink } from "~/features/shortlist/site/shortlist-link";
import { withParty } from "~/features/tours/site/party";
import { useKnownParty } from "~/features/tours/site/use-party";
import { SEARCH_BOX_ID } from "~/features/tours/tour-path";
import { hasLiveSession } from "~/supabase/settings";
import { Icon } from "~/ui/icon";
import { chatIcon, closeIcon, menuIcon, phoneIcon, searchIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { NavLink } from "~/ui/nav-link";
import { subscribeToStorage } from "~/ui/stored";
import { languageOf } from "~/ui/text";
import { ThemeSwitch } from "~/ui/theme-switch";

/** The sticky header. Below 768 px (spec §9) the links are in a native popover, which needs no script. */
export function SiteHeader({ company }: { company: CompanyDetails }) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const party = useKnownParty();

  /** While the menu is open, the Tab key goes around its links and its button. */
  function keepFocus(event: KeyboardEvent<HTMLElement>) {
    const links = [...(menu.current?.querySelectorAll("a") ?? [])];
    const edges = [links.at(-1), menuButton.current, links[0]];
    const at = edges.indexOf(event.target as HTMLAnchorElement);
    const next = at >= 0 && edges[at + (event.shiftKey ? -1 : 1)];
    // The state is later than the menu, by the time of its toggle event.
    const isOpen = menu.current?.matches(":popover-open");
    if (!isOpen || event.key !== "Tab" || !next) return;
    event.preventDefault();
    next.focus();
  }

  useEffect(() => {
    // The visitor might have opened the menu before hydration.
    setIsMenuOpen(menu.current?.matches(":popover-open") ?? false);
  }, []);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
      <div className="wrap site-bar">
        <Brand company={company} />
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          aria-label={m.mainMenu}
          onToggle={({ target, currentTarget, newState }) => {
            // The theme menu inside sends this event too.
            if (target === currentTarget) setIsMenuOpen(newState === "open");
          }}
          onKeyDown={keepFocus}
          className="site-menu print:hidden"
        >
          <ul className="scroll-strip">
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  onClick={() => menu.current?.hidePopover()}
                  className="site-link"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="site-tools">
            <ThemeSwitch />
            <SessionLink onClick={() => menu.current?.hidePopover()} />
          </div>
        </nav>
        <div className="bar-tools">
          <NavLink
            to="/tours"
            state="search"
            onClick={(event) => {
              // A list keeps its search.
              const box = document.getElementById(SEARCH_BOX_ID);
              if (!box) return;
              event.preventDefault();
              box.focus();
            }}
            aria-label={m.searchTours}
            className="bar-link print:hidden"
          >
            <Icon path={searchIcon} />
          </NavLink>
          <ShortlistLink linkTo={(path) => withParty(path, party)} />
          <Link to={company.phone_link} title={m.callUs} className="bar-link">
            <Icon path={phoneIcon} />
            <span>{company.phone}</span>
          </Link>
          {company.whatsapp_number !== null && (
            <a
              href={chatLink(company.whatsapp_number, m.greeting)}
              target="_blank"
              rel="noopener"
              title="WhatsApp"
              lang={languageOf("WhatsApp")}
              className="bar-link bar-chat print:hidden"
            >
              <Icon path={chatIcon} />
              <span>WhatsApp</span>
            </a>
          )}
          <button
            ref={menuButton}
            type="button"
            popoverTarget={menuId}
            onKeyDown={keepFocus}
            aria-label={isMenuOpen ? m.closeMenu : m.openMenu}
            className="bar-link menu-button print:hidden"
          >
            <Icon path={isMenuOpen ? closeIcon : menuIcon} className="size-6" />
          </button>
        </div>
      </div>
    </header>
  );
}

/** A link to the login, or to the dashboard if the user is signed in (spec §2). */
function SessionLink({ onClick }: { onClick: () => void }) {
  const hasSession = useHasSession();
  return (
    <Link
      to={hasSession ? "/admin/dashboard" : "/admin/login"}
      // A client navigation would show the panel before its stylesheet has loaded.
      reloadDocument
      onClick={onClick}
      className="session-link"
    >
      {hasSession ? m.dashboard : m.adminLogin}
    </Link>
  );
}

/** The logo, or the company name if there is no logo (spec §2). Links to the home page. */
function Brand({ company }: { company: CompanyDetails }) {
  const { logo_url, company_name } = company;
  // The default logo contains no text. An uploaded logo usually contains the name.
  const isNameShown = !logo_url || logo_url === DEFAULT_LOGO;
  return (
    <Link to="/" className="brand">
      <Logo
        company={company}
        alt={isNameShown ? "" : company_name}
        width={isNameShown ? 44 : 88}
        height={44}
        className="h-11 max-w-[min(11rem,100%)]"
      />
      {isNameShown && <span>{markLanguage(company_name)}</span>}
    </Link>
  );
}

/** A part of a link that narrow screens hide. */
function more(words: ReactNode[]) {
  return <span>{words}</span>;
}

/** The links of the header, in the order of spec §2. */
const headerLinks = [
  { to: "/", label: m.home },
  { to: "/domestic-tours", label: m.domestic({ more }) },
  { to: "/international-tours", label: m.international({ more }) },
  { to: "/about-us", label: m.aboutUs },
  { to: "/contact-us", label: m.contactUs },
  { to: "/testimonials", label: m.testimonials },
  { to: "/faq", label: m.faq },
];

/** Whether this browser has a live session. Checks localStorage, so that supabase-js is not loaded. */
function useHasSession(): boolean {
  return useSyncExternalStore(subscribeToStorage, hasLiveSession, () => false);
}
