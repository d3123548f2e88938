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
    <nav aria-label={m.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, at) =>
          at < crumbs.length - 1 ? (
            <li key={path} className="flex shrink-0 items-center gap-2 max-2xs:shrink">
              <Link
                to={listWithParty(path, party)}
                className="flex min-h-11 items-center text-structure-text hover:underline"
              >
                {markLanguage(name)}
              </Link>
              <span aria-hidden="true" className="text-ink-muted">
                /
              </span>
            </li>
          ) : (
            <li
              key={path}
              aria-current="page"
              className="min-w-0 grow basis-24 text-ink-muted 2xs:truncate"
            >
              {markLanguage(name)}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
