import * as m from "virtual:messages/offline-notice";
import { NavigationProgress } from "../navigation-progress";
import { useOfflinePages } from "./use-offline-pages";

/** The progress of a navigation, or a notice that the page could not be opened. */
export function OfflineNotice() {
  return useOfflinePages() ? (
    <div className="wrap fixed inset-x-0 bottom-4 z-40 print:hidden">
      <p role="alert" className="rounded-md border border-danger bg-danger-soft px-4 py-3">
        {m.cannotOpen}
      </p>
    </div>
  ) : (
    <NavigationProgress />
  );
}
