import * as m from "virtual:messages/list";
import { classNames } from "~/ui/class-names";
import { language, pathIn } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import { scrollIntoStrip, showFocused } from "~/ui/scroll-strip";
import type { ListFilters } from "./list-filters";

interface Props {
  categories: string[];
  /** Their names in the language of the page. */
  names?: Record<string, string> | undefined;
  filters: ListFilters;
  /** The number of matching tours per category. Null when there is no search. */
  counts: Record<string, number> | null;
}

/**
 * "All Tours" and one button per category. React replays a submit that came before hydration.
 * Without JavaScript, the form loads the filtered list from the server.
 */
export function CategoryFilter({
  path,
  onChoose,
  ...props
}: Props & { path: string; onChoose: (category: string) => Promise<void> }) {
  return (
    <div className="min-w-0 grow max-md:w-full md:w-0">
      <form
        action={(form) => onChoose(String(form.get("category") ?? ""))}
        className="noscript:hidden"
      >
        <CategoryButtons {...props} />
      </form>
      <noscript>
        <form method="get" action={pathIn(language, path)}>
          {Object.entries(props.filters).map(
            ([name, value]) =>
              name !== "category" &&
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <CategoryButtons {...props} />
        </form>
      </noscript>
    </div>
  );
}

function CategoryButtons({ categories, names, filters, counts }: Props) {
  const chosen = filters.category;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.filterByCategory}</legend>
      {/* On phones, one row that scrolls sideways. On wider screens, several rows. */}
      <div className="scroll-strip -mx-gutter flex gap-2 overflow-x-auto scroll-px-gutter scroll-py-1.5 px-gutter py-1.5 md:-mx-1.5 md:max-h-50 md:flex-wrap md:scroll-px-1.5 md:px-1.5">
        {["", ...categories].map((category) => {
          const count = counts && category ? (counts[category] ?? 0) : undefined;
          const isChosen = category === chosen;
          return (
            <button
              key={category}
              type="submit"
              name="category"
              value={category}
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              title={count === undefined ? undefined : m.found({ count })}
              ref={isChosen ? scrollIntoStrip : undefined}
              onFocus={showFocused}
              className={classNames(
                "min-h-11 max-w-[max(85vw,17rem)] shrink-0 truncate rounded-full border px-5 font-semibold disabled:opacity-50",
                isChosen
                  ? "border-structure-text bg-structure-text text-surface-raised"
                  : "border-line-strong bg-surface enabled:hover:bg-surface-sunken",
              )}
            >
              {markLanguage(names?.[category] ?? category) || m.allTours}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
