import * as m from "virtual:messages/panel-frame";
import { useQuery } from "@tanstack/react-query";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import DatabaseBackup from "lucide-react/icons/database-backup";
import ExternalLink from "lucide-react/icons/external-link";
import FileText from "lucide-react/icons/file-text";
import ImageIcon from "lucide-react/icons/image";
import Images from "lucide-react/icons/images";
import Inbox from "lucide-react/icons/inbox";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import MapIcon from "lucide-react/icons/map";
import PanelTop from "lucide-react/icons/panel-top";
import Quote from "lucide-react/icons/quote";
import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import Settings from "lucide-react/icons/settings";
import StickyNote from "lucide-react/icons/sticky-note";
import Tags from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash-2";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import { Link } from "react-router";
import { newEnquiriesQuery } from "~/features/inbox/panel/queries";
import { Badge } from "~/ui/badge";
import { classNames } from "~/ui/class-names";
import { NavLink } from "~/ui/nav-link";
import { ThemeSwitch } from "~/ui/theme-switch";

const links = [
  { to: "/admin/dashboard", label: m.dashboard, Icon: LayoutDashboard },
  { to: "/admin/tours", label: m.tours, Icon: MapIcon },
  { to: "/admin/categories", label: m.categories, Icon: Tags },
  { to: "/admin/hero-sections", label: m.heroSections, Icon: PanelTop },
  { to: "/admin/carousel-images", label: m.carouselImages, Icon: Images },
  { to: "/admin/testimonials", label: m.testimonials, Icon: Quote },
  { to: "/admin/about-sections", label: m.aboutPage, Icon: FileText },
  { to: "/admin/site-settings", label: m.siteSettings, Icon: Settings },
  { to: "/admin/settings", label: m.accountSettings, Icon: UserRound },
];

/** Shown below the nine links that spec §2 requires. */
const moreLinks = [
  { to: "/admin/enquiries", label: m.enquiries, Icon: Inbox },
  { to: "/admin/quotes", label: m.quotes, Icon: ReceiptIndianRupee },
  { to: "/admin/faq", label: m.faq, Icon: CircleQuestionMark },
  { to: "/admin/pictures", label: m.pictures, Icon: ImageIcon },
  { to: "/admin/pages", label: m.pages, Icon: StickyNote },
  { to: "/admin/trash", label: m.trash, Icon: Trash2 },
  { to: "/admin/operators", label: m.operators, Icon: UsersRound },
  { to: "/admin/backup", label: m.backup, Icon: DatabaseBackup },
];

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 md:pointer-fine:min-h-8.5 text-left text-sm leading-snug font-medium no-underline transition-colors [&_svg]:size-5 [&_svg]:shrink-0";

/** The panel's menu (spec §2), shown in the sidebar, or in the drawer on narrow screens. */
export function AdminMenu({
  onChoose,
  onSignOut,
}: {
  onChoose?: () => void;
  onSignOut: () => void;
}) {
  const plain = classNames(itemClass, "hover:bg-structure-strong");
  const menuLink = classNames(
    plain,
    "aria-[current]:bg-structure-strong aria-[current]:font-semibold aria-[current]:text-turmeric",
  );
  const show = ({ to, label, Icon }: (typeof links)[number]) => (
    <NavLink
      key={to}
      to={to}
      // Preloads every screen, so that it opens without a network. Otherwise an error page would
      // replace the panel, and typed text would be lost. Browsers without `navigation` cannot refuse
      // the reload that follows a failed preload (`useFailedScripts`).
      prefetch={globalThis.navigation ? "render" : "none"}
      onClick={onChoose}
      className={menuLink}
    >
      <Icon aria-hidden="true" />
      {label}
      {to === "/admin/enquiries" && <NewEnquiries />}
    </NavLink>
  );
  return (
    <div className="flex grow flex-col gap-6 p-3">
      <nav aria-label={m.adminMenu} className="flex flex-col gap-0.5">
        {links.map(show)}
        <hr className="my-2 border-structure-strong" />
        {moreLinks.map(show)}
      </nav>
      <div className="mt-auto flex flex-col gap-0.5 border-t border-structure-strong pt-3">
        <a href="/" className={plain}>
          <ExternalLink aria-hidden="true" />
          {m.visitWebsite}
        </a>
        <button type="button" onClick={onSignOut} className={plain}>
          <LogOut aria-hidden="true" />
          {m.signOut}
        </button>
        <ThemeSwitch />
      </div>
    </div>
  );
}

/** A link for narrow screens, where the menu is closed. Renders nothing without new enquiries. */
export function NewEnquiriesLink() {
  const { data: count = 0 } = useQuery(newEnquiriesQuery);
  if (count === 0) return null;
  return (
    <Link
      to="/admin/enquiries?status=New"
      className="ml-auto flex min-h-11 items-center gap-2 px-2 no-underline"
    >
      <Inbox aria-hidden="true" className="size-5" />
      <span className="sr-only">{m.enquiries}</span>
      <NewEnquiries />
    </Link>
  );
}

function NewEnquiries() {
  const { data: count = 0 } = useQuery(newEnquiriesQuery);
  if (count === 0) return null;
  return (
    <Badge tone="turmeric" className="ml-auto tabular-nums">
      {m.newCount({ count, unseen: (words) => <span className="sr-only">{words}</span> })}
    </Badge>
  );
}
