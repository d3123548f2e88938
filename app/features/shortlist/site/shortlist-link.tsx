import * as m from "virtual:messages/heart";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { heartIcon } from "~/ui/icons";
import { shortlistPath, useShortlist } from "./shortlist";

/**
 * A link to the shortlist. CSS hides it while site/head-script.js finds no saved tours. `linkTo` adds what
 * the visitor has chosen to a path.
 */
export function ShortlistLink({ linkTo }: { linkTo: (path: string) => string }) {
  const saved = useShortlist();
  const { length } = saved;
  return (
    <Link
      to={linkTo(shortlistPath(saved))}
      aria-label={length > 0 ? m.shortlistOf({ count: length }) : m.shortlist}
      className="shortlist-link"
    >
      <Icon path={heartIcon} />
      {length > 0 && length}
    </Link>
  );
}
