import * as m from "virtual:messages/heart";
import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { heartIcon } from "~/ui/icons";
import { SHORTLIST_SIZE, shortlistPath, toggleSaved, useShortlist } from "./shortlist";

/** Adds or removes a tour. This is a form, because React queues a submit before hydration. */
export function HeartButton({ tour }: { tour: { id: string; title: string } }) {
  const saved = useShortlist();
  const [obstacle, setObstacle] = useState<ReturnType<typeof toggleSaved>>(null);
  return (
    <form action={() => setObstacle(toggleSaved(tour.id))} className="heart">
      <button
        type="submit"
        aria-pressed={saved.includes(tour.id)}
        aria-label={m.save({ title: tour.title })}
      >
        <Icon path={heartIcon} />
      </button>
      <p aria-live="polite">
        {obstacle === "blocked" && m.blocked}
        {obstacle === "full" &&
          saved.length >= SHORTLIST_SIZE &&
          m.full({ link: (words) => <Link to={shortlistPath(saved)}>{words}</Link> })}
      </p>
    </form>
  );
}
