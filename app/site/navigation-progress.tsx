import { useNavigation } from "react-router";

/** A progress line for slow navigations. It appears and is announced after 300 ms (site.css). */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== "idle";
  return (
    <div aria-live="polite" className="print:hidden">
      {isNavigating && (
        <span className="navigation-progress">
          <span className="sr-only">Loading...</span>
        </span>
      )}
    </div>
  );
}
