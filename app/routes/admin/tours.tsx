import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { focusHeading } from "~/editing/deletion";
import { useListParams } from "~/editing/list-params";
import { ListCount, PagedList } from "~/editing/paged-list";
import type { TourFilters } from "~/features/tours/data";
import { ChosenBar } from "~/features/tours/panel/many/chosen-bar";
import { foundIdsQuery, storedCountQuery } from "~/features/tours/panel/many/queries";
import { toursPageQuery } from "~/features/tours/panel/queries";
import { type OpenedSheets, Sheets } from "~/features/tours/panel/sheets/sheets";
import { filterWords, TourFilterBar, tourFiltersOf } from "~/features/tours/panel/tour-filters";
import { TourTable } from "~/features/tours/panel/tour-table";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/field";
import { markLanguage } from "~/ui/mark-language";
import { pageHref, pageOf } from "~/ui/pagination";

/** The history state of a typed search. Shows whether typing or the Back button changed the URL. */
interface Typed {
  typedAt: number;
}

/** Search, filters and page are in the URL, so that Back from a tour returns to the same list. */
export default function Tours() {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const filters = tourFiltersOf(params);
  const { order, ...limits } = filters;
  const limitCount = Object.values(limits).filter(Boolean).length;
  const isFiltered = limitCount > 0;
  // The dashboard's link also asks for live tours.
  const limitsBesideDates = limits.status === "live" ? 1 : 0;
  const asksOnlyForDates =
    limits.hasNoDates && limitCount === 1 + limitsBesideDates && search === "";
  const query = useQuery(toursPageQuery(search, filters, pageOf(params)));
  const isSearch = search !== "" || isFiltered || query.isPlaceholderData;
  const hasNoTours = !isSearch && query.data?.total === 0;
  const { total = 0, rows = [] } = query.data ?? {};
  const { chosen, count, others, isChosen, isAllChosen, setChosen } = useChosen(
    rows,
    total,
    search,
    filters,
  );
  const [sheets, setSheets] = useState<OpenedSheets>();
  return (
    <>
      <AdminHeader
        title={m.toursTitle}
        text={order === "newest" ? m.newestFirstText : m.visitorsSeeNewestFirst}
        action={
          <>
            {!hasNoTours && (
              <Button variant="secondary" onClick={() => setSheets("export")}>
                {m.exportText}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setSheets("import")}>
              {m.importText}
            </Button>
            <ButtonLink to="/admin/tours/new">
              <Plus aria-hidden="true" />
              {m.addNewTour}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <Sheets
          opened={sheets}
          chosen={{ search, filters, ...(count > 0 ? chosen : { isAll: true, ids: NONE }) }}
          count={count > 0 ? count : total}
          onClose={() => setSheets(undefined)}
        />
        {!hasNoTours && (
          <>
            <TourSearch search={search} count={<ListCount query={query} noun="tour" />} />
            <TourFilterBar />
          </>
        )}
        {(total > 0 || count > 0) && (
          <div
            className={classNames(
              "z-10 flex flex-wrap items-center gap-x-6 gap-y-2 bg-surface lg:sticky lg:top-0 lg:py-2",
              // The list of tours that are left alone can be long.
              count > 0 &&
                "ticks-bar sticky top-14 max-md:max-h-[50dvh] max-md:overflow-y-auto md:top-0",
            )}
          >
            {total > 0 && (
              <CheckboxField
                label={m.selectAll}
                checked={isAllChosen}
                onChange={({ target }) => setChosen({ isAll: target.checked, ids: NONE })}
              />
            )}
            {count > 0 && (
              <ChosenBar
                chosen={{ search, filters, ...chosen }}
                count={count}
                others={others}
                onChoose={(ids) => setChosen({ isAll: false, ids: new Set(ids) })}
              />
            )}
          </div>
        )}
        <PagedList
          query={query}
          failure={m.errorLoadingTours}
          empty={
            isFiltered ? (
              <EmptyState
                title={asksOnlyForDates ? m.everyTourHasDates : m.noToursFound}
                text={
                  asksOnlyForDates
                    ? undefined
                    : markLanguage(m.tryAnotherWordOrFilter({ filters: filterWords(filters) }))
                }
                action={
                  <ButtonLink
                    to={pageHref("/admin/tours", { q: search }, 1)}
                    variant="secondary"
                    onClick={focusHeading}
                  >
                    {m.clearFilters}
                  </ButtonLink>
                }
              />
            ) : isSearch ? (
              <EmptyState title={m.noToursFound} text={m.tryAnotherWord} />
            ) : (
              <EmptyState title={m.noToursFound} text={m.addYourFirstTour} />
            )
          }
        >
          {({ rows }) => (
            <TourTable
              tours={rows}
              isChosen={isChosen}
              onChoose={(id, isTicked) => {
                const ids = new Set(chosen.ids);
                if (isTicked === chosen.isAll) ids.delete(id);
                else ids.add(id);
                setChosen({ ...chosen, ids });
              }}
            />
          )}
        </PagedList>
      </div>
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The ticked tours: those of `ids`, or all that the filters find except those. */
interface Ticks {
  isAll: boolean;
  ids: ReadonlySet<string>;
}

/** The ticks last until the search or a filter changes. `rows`: those of this page, of `total` that the filters find. */
function useChosen(rows: { id: string }[], total: number, search: string, filters: TourFilters) {
  const { order: _, ...limitsOfList } = filters;
  const limits = JSON.stringify([search, limitsOfList]);
  const [ticks, setTicks] = useState<Ticks & { limits: string }>();
  const { isAll, ids }: Ticks = ticks?.limits === limits ? ticks : { isAll: false, ids: NONE };
  // A change, also a colleague's, can move tours out of the list or delete them.
  const shown = new Set(rows.map(({ id }) => id));
  const notShown = [...ids].filter((id) => !shown.has(id));
  const { data: found } = useQuery({
    ...foundIdsQuery(search, limitsOfList),
    enabled: notShown.length > 0,
  });
  const away = found ? notShown.filter((id) => !found.has(id)) : [];
  const { data: stored = away.length } = useQuery(storedCountQuery(isAll ? [] : away));
  const others = isAll ? 0 : stored;
  const inList = ids.size - away.length;
  return {
    chosen: { isAll, ids },
    count: isAll ? Math.max(0, total - inList) : inList + others,
    others,
    isChosen: (id: string) => ids.has(id) !== isAll,
    isAllChosen: inList === (isAll ? 0 : total),
    setChosen: (next: Ticks) => setTicks({ ...next, limits }),
  };
}

function TourSearch({ search, count }: { search: string; count: ReactNode }) {
  const [, change] = useListParams();
  const { state } = useLocation() as { state: Typed | null };
  const lastTyped = useRef(monotonicTime());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state && state.typedAt > lastTyped.current) lastTyped.current = state.typedAt;
    // A link or the Back button changed the URL, so copy the search into the field.
    else if (field.current) field.current.value = search;
  }, [search, state]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <search className="w-full max-w-sm">
        <TextField
          ref={field}
          label={m.search}
          type="search"
          placeholder={m.searchExample}
          defaultValue={search}
          onChange={({ target }) => {
            const state: Typed = { typedAt: monotonicTime() };
            change({ q: target.value }, { replace: true, state });
          }}
        />
      </search>
      {count}
    </div>
  );
}

/** The current time in ms. Unlike `Date.now()`, it never decreases. */
function monotonicTime(): number {
  return performance.timeOrigin + performance.now();
}
