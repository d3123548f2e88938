import * as m from "virtual:messages/panel-dashboard";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Tags from "lucide-react/icons/tags";
import { Link } from "react-router";
import { focusHeading } from "~/editing/deletion";
import { LoadFailure } from "~/editing/loaded";
import type { ListPage } from "~/editing/read";
import { Table, TableHead } from "~/editing/table";
import { categoriesPageQuery, type ListedCategory } from "~/features/categories/panel/queries";
import { TypeBadge, typeLabel } from "~/features/categories/panel/type-badge";
import { type TourType, tourTypes } from "~/features/categories/tour-type";
import { DemoNumberNotice } from "~/features/company/panel/demo-number-notice";
import { companyQuery } from "~/features/company/panel/queries";
import type { TourListItem } from "~/features/tours/data";
import { StatusBadge } from "~/features/tours/panel/form/tour-form-status";
import {
  type DashboardTours,
  tourCountsQuery,
  useImportSampleTours,
} from "~/features/tours/panel/queries";
import { TourName } from "~/features/tours/panel/tour-name";
import { Visits } from "~/features/visits/panel/visits";
import { AdminHeader } from "~/panel/admin-header";
import { Attention } from "~/panel/attention";
import { BeforeOpen } from "~/panel/before-open";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Loading } from "~/ui/loading";
import { markLanguage } from "~/ui/mark-language";

export default function Dashboard() {
  const tours = useQuery(tourCountsQuery);
  const domestic = useQuery(categoriesPageQuery("domestic", 1));
  const international = useQuery(categoriesPageQuery("international", 1));
  const queries = [tours, domestic, international];

  return (
    <>
      <AdminHeader
        title={m.dashboard}
        action={
          <>
            <ButtonLink to="/admin/categories" variant="secondary">
              <Tags aria-hidden="true" />
              {m.manageCategories}
            </ButtonLink>
            <ButtonLink to="/admin/tours/new">
              <Plus aria-hidden="true" />
              {m.addNewTour}
            </ButtonLink>
          </>
        }
      />
      <BeforeOpen />
      <DemoNumber />
      <Attention tours={tours.data} />
      {tours.data && domestic.data && international.data ? (
        <Overview
          tours={tours.data}
          categories={{ domestic: domestic.data, international: international.data }}
        />
      ) : queries.some(({ isError }) => isError) ? (
        <LoadFailure
          text={m.errorLoadingData}
          onRetry={() => {
            for (const { refetch } of queries) void refetch();
          }}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

function DemoNumber() {
  const { data: company } = useQuery(companyQuery);
  if (!company) return null;
  return (
    <div className="mb-8 empty:hidden">
      <DemoNumberNotice
        company={company}
        action={
          <ButtonLink to="/admin/site-settings" variant="secondary" size="sm">
            {m.siteSettings}
          </ButtonLink>
        }
      />
    </div>
  );
}

type Categories = Record<TourType, ListPage<ListedCategory>>;

function Overview({
  tours: { latest, domestic },
  categories,
}: {
  tours: DashboardTours;
  categories: Categories;
}) {
  return (
    <div className="flex flex-col gap-8">
      <dl className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-6 sm:*:nth-[-n+2]:col-span-3 sm:*:nth-[n+3]:col-span-2 lg:grid-cols-5 lg:*:col-span-1!">
        <Stat label={m.totalTours} value={latest.total} />
        <Stat label={m.domesticTours} value={domestic} />
        <Stat label={m.internationalTours} value={latest.total - domestic} />
        <Stat
          label={m.totalCategories}
          value={categories.domestic.total + categories.international.total}
        />
        {/* Fixed at 1 (spec §9). */}
        <Stat label={m.activeUsers} value={1} />
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <LatestTours tours={latest.rows} />
        <CategoryCounts categories={categories} />
      </div>
      <Visits />
    </div>
  );
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <Card className="flex flex-col-reverse justify-end px-4 py-3">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
    </Card>
  );
}

function LatestTours({ tours }: { tours: TourListItem[] }) {
  return (
    <section aria-labelledby="latest-tours">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="latest-tours" className="text-xl">
          {m.latestTours}
        </h2>
        <ButtonLink to="/admin/tours" variant="quiet" size="sm">
          {m.viewAll}
        </ButtonLink>
      </div>
      {tours.length === 0 ? (
        <NoTours />
      ) : (
        <Table label={m.latestToursTable} isStacked>
          <TableHead columns={[m.tourName, m.type, m.category]} actions={m.actions} />
          <tbody>
            {tours.map((tour) => (
              <tr key={tour.id}>
                <th scope="row" className="font-semibold lg:min-w-56">
                  <span className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:justify-between">
                    <TourName tour={tour} />
                    <StatusBadge tour={tour} />
                  </span>
                </th>
                <td>
                  <TypeBadge type={tour.type} />
                </td>
                <td>
                  <span className="lg:block lg:w-max lg:max-w-40">
                    {markLanguage(tour.category) || m.uncategorized}
                  </span>
                </td>
                <td className="text-right">
                  <ButtonLink
                    to={`/admin/tours/edit/${tour.id}`}
                    variant="quiet"
                    size="sm"
                    aria-label={m.editTour({ title: tour.title })}
                  >
                    <Pencil aria-hidden="true" />
                    {m.edit}
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** Shown if there are no tours. Offers to import sample tours (spec §4). */
function NoTours() {
  const { save, isSaving } = useImportSampleTours();
  return (
    <Card className="flex flex-col items-start gap-4 px-5 py-6">
      <p>{m.noToursAvailable}</p>
      <p className="text-sm text-ink-muted">{m.orStartFromSampleTours} </p>
      <Button
        variant="secondary"
        isBusy={isSaving}
        onClick={async () => {
          if (await save(undefined)) focusHeading();
        }}
      >
        {m.importSampleTours}
      </Button>
    </Card>
  );
}

function CategoryCounts({ categories }: { categories: Categories }) {
  return (
    <section aria-labelledby="category-counts">
      <div className="mb-3 flex min-h-11 items-center">
        <h2 id="category-counts" className="text-xl">
          {m.categories}
        </h2>
      </div>
      <Card className="flex flex-col gap-5 px-5 py-4 wrap-anywhere">
        {tourTypes.map((type) => (
          <div key={type}>
            <h3 className="mb-1 font-sans text-sm font-semibold text-ink-muted">
              {typeLabel(type)}
            </h3>
            <Counts type={type} {...categories[type]} />
          </div>
        ))}
        <Link to="/admin/categories" className="font-semibold text-structure-text underline">
          {m.manageCategories}
        </Link>
      </Card>
    </section>
  );
}

function Counts({ type, rows, total }: { type: TourType } & ListPage<ListedCategory>) {
  if (total === 0) return <p className="text-ink-muted">{m.noCategoriesYet({ type })}</p>;
  return (
    <>
      <ul>
        {rows.map(({ id, name, tours }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="min-w-0">{markLanguage(name)}</span>
            <span className="tabular-nums text-ink-muted">{tours}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Link
          to={`/admin/categories?type=${type}&page=2`}
          className="inline-flex min-h-11 items-center underline"
        >
          {m.moreCategories({
            count: total - rows.length,
            type,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </Link>
      )}
    </>
  );
}
