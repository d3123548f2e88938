import * as m from "virtual:messages/panel-frame";
import { useLocation } from "react-router";
import { useOtherLanguages } from "~/features/translations/panel/queries";
import { NavLink } from "~/ui/nav-link";
import { AdminHeader } from "./admin-header";

const screens = [
  { to: "/admin/site-settings", label: m.company },
  { to: "/admin/site-settings/policies", label: m.policies },
  { to: "/admin/site-settings/figures", label: m.figures },
  { to: "/admin/site-settings/page-texts", label: m.pageTexts },
  { to: "/admin/site-settings/notice", label: m.notice },
  { to: "/admin/site-settings/enquiries", label: m.enquiries },
  { to: "/admin/site-settings/quotes", label: m.quotes },
  { to: "/admin/site-settings/languages", label: m.languages },
];

const glossary = { to: "/admin/site-settings/glossary", label: m.glossary };

/** The top of the site settings, with links to their screens. */
export function SettingsHeader({ text, viewPath }: { text: string; viewPath?: string }) {
  const shown = useOtherLanguages().length > 0 ? [...screens, glossary] : screens;
  const { pathname } = useLocation();
  const screen = shown.find(({ to }) => to === pathname)?.label;
  return (
    <>
      <AdminHeader title={m.siteSettings} screen={screen} text={text} viewPath={viewPath} />
      <nav
        aria-label={m.siteSettingsTabs}
        className="mb-8 flex flex-wrap gap-x-6 border-b border-line"
      >
        {shown.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="-mb-px border-b-2 border-transparent py-2.5 font-semibold text-ink-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
