import { useEffect, useId, useRef, useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { Icon } from "~/ui/icon";
import { closeIcon, menuIcon } from "~/ui/icons";
import { Link, useIsHere } from "~/ui/link";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Brand } from "./brand";
import { headerLinks } from "./nav-links";
import { useHasSession } from "./session";

/**
 * The sticky header. On a narrow screen the links are a native popover, so the menu button works
 * before, and without, any script.
 */
export function SiteHeader({ company }: { company: CompanyDetails }) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isHere = useIsHere();
  useEffect(() => {
    // Opened before this script was here.
    if (menu.current?.hidePopover) setIsMenuOpen(menu.current.matches(":popover-open"));
  }, []);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
      <div className="wrap relative flex flex-wrap items-center justify-between gap-x-6">
        <Brand
          company={company}
          className="h-16 flex-1 md:max-xl:mr-68 md:max-xl:w-full xl:flex-none"
        />
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
                <Link
                  to={to}
                  aria-current={isHere(to) ? "page" : undefined}
                  prefetch="intent"
                  onClick={() => menu.current?.hidePopover?.()}
                  className="site-link"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li className="md:max-xl:absolute md:max-xl:top-2.5 md:max-xl:right-36 xl:ml-2">
              <SessionLink onClick={() => menu.current?.hidePopover?.()} />
            </li>
            <li className="py-2 md:py-0 md:max-xl:absolute md:max-xl:top-2.5 md:max-xl:right-0 xl:mx-2.5">
              <ThemeSwitch />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The way into the panel: signing in for a stranger, the dashboard for who is signed in (spec §2). */
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
