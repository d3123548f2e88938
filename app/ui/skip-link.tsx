import * as m from "virtual:messages/frame";
import { Suspense } from "react";

/** A link past the navigation to `#main`. It must be the first element in the body. */
export function SkipLink() {
  return (
    <Suspense>
      <a
        href="#main"
        className="sr-only z-50 items-center rounded-md bg-surface-raised font-semibold text-ink wrap-anywhere focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:inline-flex focus:min-h-11 focus:max-w-[calc(100%-1rem)] focus:px-5 print:hidden"
      >
        {m.skipToContent}
      </a>
    </Suspense>
  );
}
