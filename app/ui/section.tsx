import { type ReactNode, Suspense, useId } from "react";
import { classNames } from "./class-names";

type SectionTone = "plain" | "sunken" | "band";

const tones: Record<SectionTone, string> = {
  plain: "",
  sunken: "bg-surface-sunken",
  band: "band",
};

/** A section of a public page: a small line (`eyebrow`), an h2, a sentence, and the content. */
export function Section({
  id,
  eyebrow,
  title,
  text,
  action,
  tone = "plain",
  children,
}: {
  id?: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Shown beside the heading, such as a link "View all". */
  action?: ReactNode;
  tone?: SectionTone;
  children?: ReactNode;
}) {
  const headingId = useId();
  return (
    <Suspense>
      <section
        id={id}
        aria-labelledby={headingId}
        className={classNames("py-14 md:py-20", tones[tone])}
      >
        <div className="wrap">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 last:items-center">
            <div className="min-w-0 max-w-[38rem]">
              {eyebrow && (
                <p
                  className={classNames(
                    "eyebrow mb-3",
                    tone === "band" ? "text-turmeric" : "text-accent",
                  )}
                >
                  {eyebrow}
                </p>
              )}
              <h2 id={headingId} className="text-3xl">
                {title}
              </h2>
              {text && (
                <p
                  className={classNames(
                    "mt-3 text-lg text-balance",
                    tone === "band" ? "text-structure-muted" : "text-ink-muted",
                  )}
                >
                  {text}
                </p>
              )}
            </div>
            {action}
          </div>
          {children && <div className="mt-8 md:mt-10">{children}</div>}
        </div>
      </section>
    </Suspense>
  );
}
