import { type ReactNode, Suspense, useId } from "react";
import { classNames } from "./class-names";

/** A section of a public page: an h2 and the content. */
export function Section({
  id,
  title,
  isSunken,
  children,
}: {
  id?: string;
  title: ReactNode;
  isSunken?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Suspense>
      <section
        id={id}
        aria-labelledby={headingId}
        className={classNames("py-14 md:py-20", isSunken && "bg-surface-sunken")}
      >
        <div className="wrap">
          <h2 id={headingId} className="max-w-[38rem] text-3xl">
            {title}
          </h2>
          <div className="mt-8 md:mt-10">{children}</div>
        </div>
      </section>
    </Suspense>
  );
}
