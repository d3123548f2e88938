import * as m from "virtual:messages/frame";
import { useNavigation } from "react-router";

/** A progress line. After 300 ms, it appears and screen readers announce it (site.css). */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== "idle";
  return (
    <div aria-live="polite" className="print:hidden">
      {isNavigating && (
        <span className="navigation-progress">
          <span className="sr-only">{m.loading}</span>
        </span>
      )}
    </div>
  );
}
