import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { DeleteButton } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import { TypeBadge } from "~/features/categories/type-badge";
import type { TourListItem } from "~/features/tours/data";
import { toursPageQuery, useDeleteTour } from "~/features/tours/queries";
import { TourActions } from "~/features/tours/tour-actions";
import { StatusBadge } from "~/features/tours/tour-form-status";
import { TourName } from "~/features/tours/tour-name";
import { AdminHeader } from "~/ui/admin-header";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/field";
import { Pagination, pageHref, pageOf } from "~/ui/pagination";
import { Table } from "~/ui/table";

/** The history state of a typed search, so that Back to it is not mistaken for typing. */
interface Typed {
  typedAt: number;
}

/** Search and page live in the address, so that Back from an edited tour returns to its row. */
export default function Tours() {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const query = useQuery(toursPageQuery(search, pageOf(params)));
  const isSearch = search !== "" || query.isPlaceholderData;
  const hasNoTours = !isSearch && query.data?.total === 0;
  return (
    <>
      <AdminHeader
        title="Tours"
        text="Newest first, as visitors see them."
        action={
          <ButtonLink to="/admin/tours/new">
            <Plus aria-hidden="true" />
            Add New Tour
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-4">
        {!hasNoTours && <TourSearch search={search} total={query.data?.total} />}
        <Loaded query={query} failure="Error loading tours. Please try again.">
          {({ tours, total, page, pageCount }) =>
            total > 0 ? (
              <>
                <TourTable tours={tours} />
                <Pagination
                  page={page}
                  pageCount={pageCount}
                  hrefFor={(number) => pageHref("/admin/tours", { q: search }, number)}
                />
              </>
            ) : isSearch ? (
              <EmptyState title="No tours found" text="Try another word, or clear the search." />
            ) : (
              <EmptyState title="No tours found" text="Get started by adding your first tour." />
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function TourSearch({ search, total }: { search: string; total: number | undefined }) {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Typed | null };
  const lastTyped = useRef(moment());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state && state.typedAt > lastTyped.current) lastTyped.current = state.typedAt;
    // The URL changed by a link or Back: copy it into the field. After typing, the field is already right.
    else if (field.current) field.current.value = search;
  }, [search, state]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <TextField
        ref={field}
        label="Search"
        type="search"
        fieldClassName="w-full max-w-sm"
        placeholder="Title, category, price…"
        defaultValue={search}
        onChange={(event) => {
          const words = event.target.value;
          setParams(words ? { q: words } : {}, {
            replace: true,
            preventScrollReset: true,
            state: { typedAt: moment() } satisfies Typed,
          });
        }}
      />
      <p role="status" className="text-sm text-ink-muted">
        {total !== undefined && (total === 1 ? "1 tour" : `${total} tours`)}
      </p>
    </div>
  );
}

/** Now, in ms, on a clock that never goes back. */
function moment(): number {
  return performance.timeOrigin + performance.now();
}

function TourTable({ tours }: { tours: TourListItem[] }) {
  const { save: deleteTour, isSaving, input: deletedId } = useDeleteTour();
  return (
    <Table label="Tours" isStacked>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
          <th scope="col">Price</th>
          <th scope="col">Duration</th>
          <th scope="col" className="sticky right-0 text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {tours.map((tour) => (
          <tr key={tour.id}>
            <th scope="row" className="font-semibold max-lg:max-w-full max-lg:basis-full lg:min-w-64">
              <TourName tour={tour} />
            </th>
            <td>
              <TypeBadge type={tour.type} />
            </td>
            <td>
              <StatusBadge tour={tour} />
            </td>
            <td>
              <span className="lg:block lg:w-max lg:max-w-44">{tour.price}</span>
            </td>
            <td>
              <span className="lg:block lg:w-max lg:max-w-44">{tour.duration}</span>
            </td>
            <td className="sticky right-0 bg-surface-raised text-right whitespace-nowrap max-lg:order-2 max-lg:w-full">
              <TourActions tour={tour} />
              <ButtonLink
                to={`/admin/tours/edit/${tour.id}`}
                variant="quiet"
                size="icon"
                aria-label={`Edit ${tour.title}`}
                title={`Edit ${tour.title}`}
              >
                <Pencil aria-hidden="true" />
              </ButtonLink>
              <DeleteButton
                name={tour.title}
                question="Are you sure you want to delete this tour?"
                isBusy={isSaving && deletedId === tour.id}
                isOff={isSaving}
                onDelete={() => deleteTour(tour.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
