import { NavLink } from "~/ui/nav-link";
import { AdminHeader } from "./admin-header";

const screens = [
  { to: "/admin/site-settings", label: "Company" },
  { to: "/admin/site-settings/policies", label: "Policies" },
  { to: "/admin/site-settings/figures", label: "Figures" },
  { to: "/admin/site-settings/page-texts", label: "Page texts" },
  { to: "/admin/site-settings/notice", label: "Notice" },
  { to: "/admin/site-settings/enquiries", label: "Enquiries" },
  { to: "/admin/site-settings/quotes", label: "Quotes" },
  { to: "/admin/site-settings/languages", label: "Languages" },
];

/** The top of the site settings, with links to their screens. */
export function SettingsHeader({ text, viewPath }: { text: string; viewPath?: string }) {
  return (
    <>
      <AdminHeader title="Site Settings" text={text} viewPath={viewPath} />
      <nav aria-label="Site settings" className="mb-8 flex flex-wrap gap-x-6 border-b border-line">
        {screens.map(({ to, label }) => (
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
