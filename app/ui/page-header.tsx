import { type ReactNode, Suspense } from "react";
import { classNames } from "./class-names";

/**
 * The header of a public page: text on a teal band. The illustration (`frieze`) is beside or below
 * the text, never behind it.
 */
export function PageHeader({
  eyebrow,
  title,
  text,
  frieze,
  isLow,
  children,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  frieze?: "domestic" | "international" | "testimonials" | "faq";
  /** Reduces the height, to show more of the content. Hides the illustration on small screens. */
  isLow?: boolean | undefined;
  /** Buttons or facts under the text. */
  children?: ReactNode;
}) {
  const scene = frieze && `/posters/frieze-${frieze}.svg`;
  return (
    <Suspense>
      <header
        className={classNames(
          "band relative overflow-hidden",
          scene && "on-frieze",
          isLow && "pb-0",
        )}
      >
        <div
          className={classNames(
            "wrap relative",
            isLow ? "py-6 md:py-8 lg:py-10" : "py-14 md:py-20 lg:py-24",
          )}
        >
          <div className={classNames("max-w-2xl", isLow ? "lg:max-w-[56%]" : "lg:max-w-[46%]")}>
            {eyebrow && <p className="eyebrow mb-4 text-turmeric">{eyebrow}</p>}
            <h1 className="text-4xl">{title}</h1>
            {text && <p className="mt-5 max-w-prose text-lg text-structure-muted">{text}</p>}
            {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
          </div>
        </div>
        {scene && (
          <img
            src={scene}
            alt=""
            className={classNames("frieze print:hidden", isLow && "w-[38%] max-lg:hidden")}
          />
        )}
      </header>
    </Suspense>
  );
}
