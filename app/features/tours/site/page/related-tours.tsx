import * as m from "virtual:messages/tour";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { tourListPath } from "../../tour-path";
import type { ShownCard } from "../card/shown-cards";
import { TourGrid } from "../card/tour-grid";
import { listWithParty, type Party } from "../party";

/** Up to three other tours of the same type, as small cards (spec §2). */
export function RelatedTours({
  type,
  tours,
  party,
}: {
  type: string;
  tours: ShownCard[];
  party: Party;
}) {
  return (
    <section aria-labelledby="related" className="bg-surface-sunken py-10 md:py-14 print:hidden">
      <div className="related wrap">
        <div className="flex flex-wrap items-center justify-between gap-4 lg:block">
          <h2 id="related" className="text-2xl">
            {type === "domestic" ? m.relatedInIndia : m.relatedAbroad}
          </h2>
          <ButtonLink
            to={listWithParty(tourListPath(type), party)}
            variant="secondary"
            className="lg:mt-5"
          >
            {m.seeAll}
          </ButtonLink>
        </div>
        {tours.length > 0 ? (
          <TourGrid tours={tours} party={party} />
        ) : (
          <EmptyState title={m.noRelated} />
        )}
      </div>
    </section>
  );
}
