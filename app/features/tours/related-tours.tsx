import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/section";
import type { ShownCard } from "./search-tours";
import { TourGrid } from "./tour-grid";

/** Up to three tours of the same type, without the one on the page (spec §2). */
export function RelatedTours({ tours, listPath }: { tours: ShownCard[]; listPath: string }) {
  return (
    <div className="print:hidden">
      <Section
        tone="sunken"
        title="Related tours"
        action={
          <ButtonLink to={listPath} variant="secondary" prefetch="intent">
            See all
          </ButtonLink>
        }
      >
        {tours.length > 0 ? (
          <TourGrid tours={tours} />
        ) : (
          <EmptyState title="No related tours found." />
        )}
      </Section>
    </div>
  );
}
