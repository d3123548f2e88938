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
        aria-label={`Save ${tour.title} to your shortlist`}
      >
        <Icon path={heartIcon} />
      </button>
      <p aria-live="polite">
        {obstacle === "blocked" && "Your browser blocks saving on this site."}
        {obstacle === "full" && saved.length >= SHORTLIST_SIZE && (
          <>
            Your shortlist is full (four tours). <Link to={shortlistPath(saved)}>Open it</Link> and
            remove one first.
          </>
        )}
      </p>
    </form>
  );
}
