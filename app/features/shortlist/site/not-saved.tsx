import * as m from "virtual:messages/not-saved";
import { Link } from "react-router";
import { SHORTLIST_SIZE, shortlistPath, type toggleSaved } from "./shortlist";

/** Says why a tour could not be saved. */
export default function NotSaved({
  obstacle,
  saved,
}: {
  obstacle: NonNullable<ReturnType<typeof toggleSaved>>;
  saved: string[];
}) {
  if (obstacle === "blocked") return m.blocked;
  // The visitor might have removed a tour meanwhile.
  if (saved.length < SHORTLIST_SIZE) return null;
  return m.full({ link: (words) => <Link to={shortlistPath(saved)}>{words}</Link> });
}
