import { PrintFooter } from "~/site/share/print-footer";
import type { QrCode } from "~/site/share/qr-code";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/section";
import type { TourCard } from "./data";
import { TourGrid } from "./tour-grid";

/** What follows a tour: on paper the way back to its page, on a screen other tours (spec §2). */
export function TourEnd({
  url,
  qr,
  listPath,
  related,
}: {
  url: string;
  qr: QrCode;
  listPath: string;
  related: TourCard[];
}) {
  return (
    <>
      <PrintFooter url={url} code={qr} />
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
          {related.length > 0 ? (
            <TourGrid tours={related} />
          ) : (
            <EmptyState title="No related tours found." />
          )}
        </Section>
      </div>
    </>
  );
}
