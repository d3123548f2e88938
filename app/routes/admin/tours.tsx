import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { focusHeading } from "~/editing/deletion";
import { ListSearch } from "~/editing/list-search";
import { ListCount, PagedList } from "~/editing/paged-list";
import type { TourFilters } from "~/features/tours/data";
import {
  foundIdsQuery,
  type SelectedTours,
  storedCountQuery,
} from "~/features/tours/panel/many/queries";
import { SelectionBar } from "~/features/tours/panel/many/selection-bar";
import { toursPageQuery } from "~/features/tours/panel/queries";
import { type OpenedSheets, Sheets } from "~/features/tours/panel/sheets/sheets";
import { filterWords, TourFilterBar, tourFiltersOf } from "~/features/tours/panel/tour-filters";
import { TourTable } from "~/features/tours/panel/tour-table";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { markLanguage } from "~/ui/mark-language";
import { pageHref, pageOf } from "~/ui/pagination";

/** Search, filters and page are in the URL, so that Back from a tour returns to the same list. */
export default function Tours() {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const filters = tourFiltersOf(params);
  const { order, ...conditions } = filters;
  const conditionCount = Object.values(conditions).filter(Boolean).length;
  const isFiltered = conditionCount > 0;
  // The dashboard's link also asks for live tours.
  const expectedCount = conditions.status === "live" ? 2 : 1;
  const asksOnlyForDates =
    conditions.hasNoDates && conditionCount === expectedCount && search === "";
  const query = useQuery(toursPageQuery(search, filters, pageOf(params)));
  const isSearch = search !== "" || isFiltered || query.isPlaceholderData;
  const hasNoTours = !isSearch && query.data?.total === 0;
  const { total = 0, rows = [] } = query.data ?? {};
  const { selection, count, others, isSelected, isAllSelected, select } = useSelection(
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
          selection={{ search, filters, ...(count > 0 ? selection : { isAll: true, ids: NONE }) }}
          count={count > 0 ? count : total}
          onClose={() => setSheets(undefined)}
        />
        {!hasNoTours && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <ListSearch search={search} placeholder={m.searchExample} />
              <div className="md:py-3">
                <ListCount query={query} noun="tour" />
              </div>
            </div>
            <TourFilterBar />
          </>
        )}
        {(total > 0 || count > 0) && (
          <div
            className={classNames(
              "z-10 -my-3 flex flex-wrap items-center gap-x-6 gap-y-2 bg-surface lg:sticky lg:top-0 lg:py-2",
              // The list of tours that are left alone can be long.
              count > 0 &&
                "selection-bar sticky top-14 max-md:max-h-[50dvh] max-md:overflow-y-auto md:top-0",
            )}
          >
            {total > 0 && (
              <CheckboxField
                label={m.selectAll}
                checked={isAllSelected}
                onChange={({ target }) => select({ isAll: target.checked, ids: NONE })}
              />
            )}
            {count > 0 && (
              <SelectionBar
                selection={{ search, filters, ...selection }}
                count={count}
                others={others}
                onSelect={(ids) => select({ isAll: false, ids: new Set(ids) })}
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
              isSelected={isSelected}
              onSelect={(id, isNowSelected) => {
                const ids = new Set(selection.ids);
                if (isNowSelected === selection.isAll) ids.delete(id);
                else ids.add(id);
                select({ ...selection, ids });
              }}
            />
          )}
        </PagedList>
      </div>
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

type Selection = Pick<SelectedTours, "isAll" | "ids">;

/** The selection lasts until the search or a filter changes. `rows` is this page of the `total` tours. */
function useSelection(rows: { id: string }[], total: number, search: string, filters: TourFilters) {
  const { order: _, ...conditions } = filters;
  const listKey = JSON.stringify([search, conditions]);
  const [last, setLast] = useState<Selection & { listKey: string }>();
  const { isAll, ids }: Selection = last?.listKey === listKey ? last : { isAll: false, ids: NONE };
  // A change, also a colleague's, can move tours out of the list or delete them.
  const shown = new Set(rows.map(({ id }) => id));
  const notShown = [...ids].filter((id) => !shown.has(id));
  const { data: found } = useQuery({
    ...foundIdsQuery(search, conditions),
    enabled: notShown.length > 0,
  });
  const away = found ? notShown.filter((id) => !found.has(id)) : [];
  const { data: storedCount = away.length } = useQuery(storedCountQuery(isAll ? [] : away));
  const others = isAll ? 0 : storedCount;
  const inList = ids.size - away.length;
  return {
    selection: { isAll, ids },
    count: isAll ? Math.max(0, total - inList) : inList + others,
    others,
    isSelected: (id: string) => ids.has(id) !== isAll,
    isAllSelected: inList === (isAll ? 0 : total),
    select: (next: Selection) => setLast({ ...next, listKey }),
  };
}
