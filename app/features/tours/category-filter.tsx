import { classNames } from "~/ui/class-names";

interface Props {
  categories: string[];
  /** Null: all tours. */
  chosen: string | null;
}

/**
 * "All Tours" and one button per category. React queues a submit before hydration and runs it afterwards;
 * without JavaScript the server filters.
 */
export function CategoryFilter({
  path,
  onChoose,
  ...props
}: Props & { path: string; onChoose: (category: string | null) => Promise<void> }) {
  return (
    <>
      <form
        action={(form) => onChoose(String(form.get("category") ?? "") || null)}
        className="hidden js:block"
      >
        <CategoryButtons {...props} />
      </form>
      <noscript>
        <form method="get" action={path}>
          <CategoryButtons {...props} />
        </form>
      </noscript>
    </>
  );
}

function CategoryButtons({ categories, chosen }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Filter by category</legend>
      {/* A strip to swipe on a phone; rows elsewhere. */}
      <div className="scroll-strip -mx-4 flex gap-2 overflow-x-auto scroll-px-4 scroll-py-1.5 px-4 py-1.5 md:-mx-1.5 md:max-h-50 md:flex-wrap md:scroll-px-1.5 md:px-1.5">
        {[null, ...categories].map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category ?? ""}
            aria-pressed={category === chosen}
            ref={category === chosen ? scrollIntoStrip : undefined}
            className={classNames(
              "min-h-11 max-w-[80vw] shrink-0 truncate rounded-full border px-5 font-semibold",
              category === chosen
                ? "border-structure bg-structure text-structure-ink"
                : "border-line-strong bg-surface hover:bg-surface-sunken",
            )}
          >
            {category ?? "All Tours"}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Scrolls the strip, and only the strip, so that the chosen button is seen. */
function scrollIntoStrip(button: HTMLButtonElement | null) {
  const strip = button?.parentElement;
  if (!button || !strip) return;
  const start = button.offsetLeft - strip.offsetLeft;
  const isSeen =
    start >= strip.scrollLeft && start + button.offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isSeen) strip.scrollLeft = start - (strip.clientWidth - button.offsetWidth) / 2;
}
