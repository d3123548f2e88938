import { type FormEvent, useRef } from "react";
import { Form } from "react-router";
import { classNames } from "~/ui/class-names";

/**
 * "All Tours" and one button per category. A form of its own address, so that the choice lives in
 * `?category=`: a reload, the back button and a browser without scripts all keep it.
 */
export function CategoryFilter({
  path,
  categories,
  chosen,
}: {
  path: string;
  categories: string[];
  chosen: string | null;
}) {
  const isShown = useRef(false);

  /** The press is painted before the list is drawn anew: a slow phone answers at once. */
  function showFirst(event: FormEvent<HTMLFormElement>) {
    if (isShown.current) {
      isShown.current = false;
      return;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isShown.current = true;
        form.requestSubmit(submitter);
      }),
    );
  }

  return (
    <Form method="get" action={path} preventScrollReset onSubmit={showFirst}>
      <fieldset className="min-w-0">
        <legend className="sr-only">Filter by category</legend>
        {/* A strip to swipe on a phone, where forty categories would fill three screens; rows elsewhere. */}
        <div className="-mx-4 flex gap-2 overflow-x-auto scroll-px-4 scroll-py-1.5 px-4 py-1.5 md:-mx-1.5 md:max-h-50 md:flex-wrap md:scroll-px-1.5 md:px-1.5">
          <FilterButton isChosen={chosen === null}>All Tours</FilterButton>
          {categories.map((name) => (
            <FilterButton key={name} name="category" value={name} isChosen={chosen === name}>
              {name}
            </FilterButton>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

function FilterButton({
  isChosen,
  children,
  ...rest
}: {
  isChosen: boolean;
  name?: string;
  value?: string;
  children: string;
}) {
  return (
    <button
      {...rest}
      type="submit"
      aria-pressed={isChosen}
      ref={isChosen ? showInStrip : undefined}
      className={classNames(
        "min-h-11 max-w-[80vw] shrink-0 truncate rounded-full border px-5 font-semibold transition-colors",
        isChosen
          ? "border-structure bg-structure text-structure-ink [scroll-initial-target:nearest]"
          : "border-line-strong hover:bg-surface-sunken",
      )}
    >
      {children}
    </button>
  );
}

/**
 * Slides the strip, and only the strip, so far that the chosen button can be seen; as it comes from the
 * server the browser does so where it knows `scroll-initial-target`.
 */
function showInStrip(button: HTMLButtonElement | null) {
  const strip = button?.parentElement;
  if (!button || !strip) return;
  const start = button.offsetLeft - strip.offsetLeft;
  const isSeen =
    start >= strip.scrollLeft && start + button.offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isSeen) strip.scrollLeft = start - (strip.clientWidth - button.offsetWidth) / 2;
}
