import * as m from "virtual:messages/panel-frame";
import { Suspense } from "react";
import { Loading } from "~/ui/loading";

/** The panel's HTML before its script runs. It contains no data. */
export function PanelLoading({ title }: { title: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <title>{title}</title>
      <Suspense>
        <h1 className="sr-only">{title}</h1>
        <div className="noscript:hidden">
          <Loading />
        </div>
        <noscript>
          <p className="px-4 py-16 text-center">{m.needsJavaScript}</p>
        </noscript>
      </Suspense>
    </main>
  );
}
