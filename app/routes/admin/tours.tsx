import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Star from "lucide-react/icons/star";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { DeleteButton } from "~/editing/deletion";
import { useListParams } from "~/editing/list-search";
import { ListCount, PagedList } from "~/editing/paged-list";
import { Table } from "~/editing/table";
import { TypeBadge } from "~/features/categories/panel/type-badge";
import type { TourFilters, TourListItem } from "~/features/tours/data";
import { StatusBadge, StatusDates } from "~/features/tours/panel/form/tour-form-status";
import { type BackFromTour, rememberList } from "~/features/tours/panel/last-list";
import { ChosenBar } from "~/features/tours/panel/many/chosen-bar";
import { toursPageQuery, useDeleteTour } from "~/features/tours/panel/queries";
import { type OpenedSheets, Sheets } from "~/features/tours/panel/sheets/sheets";
import { TourFilterBar, tourFiltersOf } from "~/features/tours/panel/tour-filters";
import { TourMoreMenu } from "~/features/tours/panel/tour-more-menu";
import { TourName } from "~/features/tours/panel/tour-name";
import {
  languageColumns,
  languageLabels,
  useOtherLanguages,
} from "~/features/translations/panel/queries";
import { StateBadge, stateLabels } from "~/features/translations/panel/state";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { classNames } from "~/ui/class-names";
import { shortDate } from "~/ui/dates";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/field";
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
  const isFiltered = Object.values(limits).some(Boolean);
  const query = useQuery(toursPageQuery(search, filters, pageOf(params)));
  const isSearch = search !== "" || isFiltered || query.isPlaceholderData;
  const hasNoTours = !isSearch && query.data?.total === 0;
  const total = query.data?.total ?? 0;
  const { chosen, count, isChosen, setChosen } = useChosen(total, search, filters);
  const [sheets, setSheets] = useState<OpenedSheets>();
  const list = useLocation().search;
  useEffect(() => rememberList(list), [list]);
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
        <PagedList
          query={query}
          failure={m.errorLoadingTours}
          empty={
            isFiltered ? (
              <EmptyState
                title={m.noToursFound}
                text={m.tryAnotherWordOrFilter}
                action={
                  <ButtonLink to={pageHref("/admin/tours", { q: search }, 1)} variant="secondary">
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
            <>
              <div className="z-10 flex flex-wrap items-center gap-x-6 gap-y-2 bg-surface lg:sticky lg:top-0 lg:py-2">
                <CheckboxField
                  label={m.selectAll}
                  checked={count > 0 && count >= total}
                  onChange={({ target }) => setChosen({ isAll: target.checked, ids: NONE })}
                />
                {count > 0 && (
                  <ChosenBar
                    chosen={{ search, filters, ...chosen }}
                    count={count}
                    onChanged={(ids) => setChosen({ isAll: false, ids: new Set(ids) })}
                  />
                )}
              </div>
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
            </>
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

/** The ticks last until the search or a filter changes. */
function useChosen(total: number, search: string, { order: _, ...filters }: TourFilters) {
  const limits = JSON.stringify([search, filters]);
  const [ticks, setTicks] = useState<Ticks & { limits: string }>();
  const chosen: Ticks = ticks?.limits === limits ? ticks : { isAll: false, ids: NONE };
  return {
    chosen: { isAll: chosen.isAll, ids: chosen.ids },
    count: chosen.isAll ? Math.max(0, total - chosen.ids.size) : chosen.ids.size,
    isChosen: (id: string) => chosen.ids.has(id) !== chosen.isAll,
    setChosen: (next: Ticks) => setTicks({ ...next, limits }),
  };
}

function TourSearch({ search, count }: { search: string; count: ReactNode }) {
  const [, change] = useListParams();
  const { state } = useLocation() as { state: Typed | null };
  const lastTyped = useRef(moment());
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
            const state: Typed = { typedAt: moment() };
            change({ q: target.value }, { replace: true, state });
          }}
        />
      </search>
      {count}
    </div>
  );
}

/** The current time in ms. Unlike `Date.now()`, it never decreases. */
function moment(): number {
  return performance.timeOrigin + performance.now();
}

function TourTable({
  tours,
  isChosen,
  onChoose,
}: {
  tours: TourListItem[];
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isTicked: boolean) => void;
}) {
  const { save: deleteTour, isSaving, input: deletedId } = useDeleteTour();
  const languages = useOtherLanguages();
  const table = useRef<HTMLTableSectionElement>(null);
  const { backFrom } = (useLocation().state ?? {}) as Partial<BackFromTour>;
  // Back from a tour, the list is where it was left.
  useEffect(() => {
    const row = backFrom && table.current?.querySelector(`[data-tour="${CSS.escape(backFrom)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  }, [backFrom]);
  return (
    <Table label={m.toursTitle} isStacked>
      <thead>
        <tr>
          <th scope="col">{m.title}</th>
          <th scope="col">{m.type}</th>
          <th scope="col">{m.price}</th>
          <th scope="col">{m.duration}</th>
          <th scope="col">{m.nextDate}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageLabels[language]}
            </th>
          ))}
          <th scope="col" className="sticky right-0 text-right">
            {m.actions}
          </th>
        </tr>
      </thead>
      <tbody ref={table}>
        {tours.map((tour) => (
          <tr key={tour.id} data-tour={tour.id}>
            <th
              scope="row"
              className={classNames(
                "font-semibold max-lg:max-w-full max-lg:basis-full",
                languages.length > 0 ? "lg:min-w-60" : "lg:min-w-40",
              )}
            >
              <span className="flex items-center gap-3 lg:max-xl:[&_img]:hidden">
                <input
                  type="checkbox"
                  aria-label={m.select({ title: tour.title })}
                  checked={isChosen(tour.id)}
                  onChange={({ target }) => onChoose(tour.id, target.checked)}
                  className="relative size-5 shrink-0 before:absolute before:-inset-3"
                />
                <TourName tour={tour} />
              </span>
            </th>
            <td>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:w-max lg:max-w-28 xl:max-w-44">
                <TypeBadge type={tour.type} />
                <StatusBadge tour={tour} />
                <StatusDates tour={tour} />
                <span className="flex items-center gap-2 lg:w-full">
                  {tour.category || m.uncategorized}
                  {tour.featured && (
                    <span title={m.featured}>
                      <Star aria-hidden="true" className="size-5 fill-current text-star" />
                      <span className="sr-only">{m.featured}</span>
                    </span>
                  )}
                </span>
              </span>
            </td>
            <td>
              <span className="lg:block lg:w-max lg:max-w-20 xl:max-w-36">{tour.price}</span>
            </td>
            <td>
              <span className="lg:block lg:w-max lg:max-w-20 xl:max-w-36">{tour.duration}</span>
            </td>
            <td>
              <span className="lg:block lg:w-max lg:max-w-20 xl:max-w-28">
                {tour.next_date ? (
                  <>
                    <span className="lg:sr-only">{m.nextDateLabel}</span>
                    {shortDate(tour.next_date)}
                  </>
                ) : (
                  <span className="text-ink-muted">{m.noUpcomingDates}</span>
                )}
              </span>
            </td>
            {languages.map((language) => (
              <td key={language}>
                <Link
                  to={`/admin/tours/edit/${tour.id}?language=${language}`}
                  aria-label={m.translationState({
                    language: languageLabels[language],
                    title: tour.title,
                    state: stateLabels[tour[languageColumns[language]]],
                  })}
                  className="inline-flex min-h-11 items-center gap-2 text-ink no-underline"
                >
                  <span className="lg:hidden">{languageLabels[language]}</span>
                  <StateBadge state={tour[languageColumns[language]]} />
                </Link>
              </td>
            ))}
            <td className="text-right lg:sticky lg:right-0 lg:bg-inherit max-lg:order-2 max-lg:w-full">
              <span className="inline-flex flex-wrap justify-end lg:max-xl:w-25 xl:flex-nowrap">
                <ButtonLink
                  to={`/admin/tours/edit/${tour.id}`}
                  variant="quiet"
                  size="icon"
                  aria-label={m.edit({ title: tour.title })}
                  title={m.edit({ title: tour.title })}
                >
                  <Pencil aria-hidden="true" />
                </ButtonLink>
                <span className="lg:max-xl:order-last">
                  <TourMoreMenu tour={tour} />
                </span>
                <DeleteButton
                  name={tour.title}
                  question={m.deleteTour}
                  isBusy={isSaving && deletedId === tour.id}
                  isOff={isSaving}
                  onDelete={() => deleteTour(tour.id)}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
