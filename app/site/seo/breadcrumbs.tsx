import * as m from "virtual:messages/frame";
import { Link } from "react-router";
import { listWithParty } from "~/features/tours/site/party";
import { useParty } from "~/features/tours/site/use-party";
import { markLanguage } from "~/ui/mark-language";
import type { Crumb } from "./crumbs";

/** The breadcrumb links. The last crumb is the current page and is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const party = useParty();
  return (
    <nav aria-label={m.breadcrumb} className="crumbs">
      <ol>
        {crumbs.map(({ name, path }, at) =>
          at < crumbs.length - 1 ? (
            <li key={path}>
              <Link to={listWithParty(path, party)}>{markLanguage(name)}</Link>
            </li>
          ) : (
            <li key={path} aria-current="page">
              {markLanguage(name)}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
