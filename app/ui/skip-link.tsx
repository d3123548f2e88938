import * as m from "virtual:messages/frame";
import { Suspense } from "react";

/** A link past the navigation to `#main`. It must be the first element in the body. */
export function SkipLink() {
  return (
    <Suspense>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 inline-flex max-w-[calc(100%-1rem)] wrap-anywhere min-h-11 -translate-y-16 items-center rounded-md bg-surface-raised px-5 font-semibold text-ink focus:translate-y-0 print:hidden"
      >
        {m.skipToContent}
      </a>
    </Suspense>
  );
}
