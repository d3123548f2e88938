import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/list";
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { TourCounts } from "~/supabase/tour-search";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { searchIcon } from "~/ui/icons";
import { language, pathIn } from "~/ui/languages";
import { inRupees, languageOf } from "~/ui/text";
import { SEARCH_BOX_ID } from "../../tour-path";
import {
  budgets,
  dayRanges,
  daysOf,
  dayText,
  filtersOf,
  hasOnlyCategory,
  type ListFilters,
  orders,
  shownMonths,
} from "./list-filters";
import type { Names } from "./tour-list-data";

/**
 * The search box and the filters of a list. Options without matching tours are left out. Labels are
 * only for screen readers, because the first option of each select names the field.
 */
export function SearchForm({
  path,
  filters,
  boxText,
  counts,
  names = {},
  isSearch,
  onType,
  onChoose,
}: {
  path: string;
  filters: ListFilters;
  /** The text of the search box, also with a space at its end. */
  boxText: string;
  counts: TourCounts;
  names?: Names | undefined;
  /** Whether the page shows the results of a search. */
  isSearch: boolean;
  onType: (query: string) => void;
  onChoose: (filters: ListFilters) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const active = [filters.days, filters.budget, filters.month, filters.from, filters.sort].filter(
    Boolean,
  ).length;

  const applyEarlyInput = useEffectEvent(() => {
    // The visitor might have typed or chosen something before hydration.
    const chosen = form.current && read(form.current);
    if (chosen && JSON.stringify(chosen) !== JSON.stringify(filters)) onChoose(chosen);
  });
  useEffect(applyEarlyInput, []);

  const { state } = useLocation();
  const focusBox = useEffectEvent(() => {
    // Only the header's search link sets this state. The entry keeps it when the visitor comes back.
    if (state !== "search" || filters.q) return;
    document.getElementById(SEARCH_BOX_ID)?.focus({ preventScroll: true });
  });
  useEffect(focusBox, []);

  useEffect(() => {
    // The header of the page is lower with a search, so the focused box moves up.
    if (isSearch && form.current?.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: "nearest" });
    }
  }, [isSearch]);

  const chooseAll = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    if (currentTarget.form) onChoose(read(currentTarget.form));
  };
  // The browser filters by category, but the counts are of all categories.
  const hasCounts = filters.category === "" || !hasOnlyCategory(filters);
  const select = (name: keyof ListFilters) => ({
    name,
    hasCounts,
    value: filters[name],
    onChange: chooseAll,
  });

  return (
    <search>
      <form
        ref={form}
        method="get"
        action={pathIn(language, path)}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(read(event.currentTarget));
        }}
        className="relative grid gap-3 lg:grid-cols-[minmax(14rem,1fr)_3fr] lg:[&:lang(ta)]:grid-cols-[minmax(12rem,1fr)_4fr]"
      >
        <div
          className={classNames(
            "relative",
            "max-2xs:mr-0!",
            active > 0
              ? "max-md:mr-28 max-md:[&:lang(ta)]:mr-34"
              : "max-md:mr-22 max-md:[&:lang(ta)]:mr-28",
          )}
        >
          <TextField
            id={SEARCH_BOX_ID}
            label={frame.searchTours}
            isLabelHidden
            type="search"
            enterKeyHint="search"
            maxLength={200}
            placeholder={m.placeholder}
            className="pl-10 text-ellipsis"
            name="q"
            value={boxText}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <Icon path={searchIcon} className="absolute top-3 left-3 size-5 text-ink-muted" />
        </div>
        <input type="hidden" name="category" value={filters.category} />
        <details className="list-filters">
          <summary>{active > 0 ? m.activeFilters({ count: active }) : m.filters}</summary>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 md:[&:lang(ta)]:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] [&_select]:pr-1">
            <Choice
              label={m.days}
              any={m.anyLength}
              {...select("days")}
              choices={dayChoices(counts)}
            />
            <Choice
              label={m.budget}
              any={m.anyPrice}
              {...select("budget")}
              choices={budgets.map((budget) => ({
                value: String(budget),
                text: m.upTo({ price: inRupees(budget) }),
                count: counts.prices[budget] ?? 0,
              }))}
            />
            <Choice
              label={m.month}
              any={m.anyMonth}
              {...select("month")}
              choices={shownMonths.map((text, at) => ({
                value: String(at + 1),
                text,
                count: counts.months[at + 1] ?? 0,
              }))}
            />
            <Choice
              label={m.startingCity}
              any={m.anyCity}
              {...select("from")}
              choices={cityChoices(counts, filters.from, names)}
            />
            <SelectField
              label={m.sortBy}
              isLabelHidden
              name="sort"
              value={filters.sort}
              onChange={chooseAll}
            >
              {Object.entries(orders).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
            <noscript>
              <Button type="submit">{m.showTours}</Button>
            </noscript>
          </div>
        </details>
      </form>
    </search>
  );
}

interface ChoiceOption {
  value: string;
  text: string;
  count: number;
}

function Choice({
  any,
  choices,
  hasCounts,
  ...select
}: {
  label: string;
  hasCounts: boolean;
  /** The text of the empty option. */
  any: string;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  choices: ChoiceOption[];
}) {
  const shown = choices.filter(({ value, count }) => count > 0 || value === select.value);
  if (shown.length === 0) return null;
  return (
    <SelectField {...select} isLabelHidden>
      <option value="">{any}</option>
      {shown.map(({ value, text, count }) => (
        <option key={value} value={value} lang={languageOf(text)}>
          {hasCounts ? `${text} (${count})` : text}
        </option>
      ))}
    </SelectField>
  );
}

function dayChoices({ days }: TourCounts): ChoiceOption[] {
  return dayRanges.map((value) => {
    const [min, max] = daysOf(value);
    const count = Object.entries(days)
      .filter(([number]) => Number(number) >= min && Number(number) <= (max ?? 999))
      .reduce((sum, [, tours]) => sum + tours, 0);
    return { value, text: dayText(min, max), count };
  });
}

function cityChoices({ cities }: TourCounts, chosen: string, names: Names): ChoiceOption[] {
  const found = new Set([...Object.keys(cities), ...(chosen ? [chosen] : [])]);
  return [...found]
    .sort((a, b) => a.localeCompare(b))
    .map((value) => ({ value, text: names[value] ?? value, count: cities[value] ?? 0 }));
}

function read(form: HTMLFormElement): ListFilters {
  return filtersOf(new FormData(form));
}
