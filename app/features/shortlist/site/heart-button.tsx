import * as m from "virtual:messages/heart";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { heartIcon } from "~/ui/icons";
import { shortlistPath, toggleSaved, useShortlist } from "./shortlist";

const NotSaved = lazy(() => import("./not-saved").catch(() => ({ default: OpenShortlist })));

/** If the code of the reason cannot be loaded. */
function OpenShortlist({ saved }: { saved: string[] }) {
  return <Link to={shortlistPath(saved)}>{m.shortlist}</Link>;
}

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
        {obstacle && (
          <Suspense>
            <NotSaved obstacle={obstacle} saved={saved} />
          </Suspense>
        )}
      </p>
    </form>
  );
}
