import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { heartIcon } from "~/ui/icons";
import { shortlistPath, useShortlist } from "./shortlist";

/** A link to the shortlist. Renders nothing while the shortlist is empty. */
export function ShortlistLink() {
  const saved = useShortlist();
  const { length } = saved;
  if (length === 0) return null;
  return (
    <Link
      to={shortlistPath(saved)}
      aria-label={`Your shortlist: ${length === 1 ? "1 tour" : `${length} tours`}`}
      className="shortlist-link"
    >
      <Icon path={heartIcon} />
      {length}
    </Link>
  );
}
