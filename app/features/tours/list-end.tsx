import { ButtonLink } from "~/ui/button";
import { pageHref } from "~/ui/page-of";
import { PagedLinks } from "~/ui/paged-links";
import { Section } from "~/ui/section";

/** Below a list of tours: its other pages, if it has any, and a call to action (spec §2). */
export function ListEnd({
  path,
  chosen,
  page,
  pageCount,
}: {
  path: string;
  chosen: string | null;
  page: number;
  pageCount: number;
}) {
  return (
    <>
      <div className="wrap -mt-10 pb-10 empty:hidden md:-mt-14 md:pb-14">
        <PagedLinks
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => pageHref(path, { category: chosen }, number)}
          label="Pages of tours"
        />
      </div>
      <Section
        tone="sunken"
        title="Something else in mind?"
        text="Tell us the place, the days and who is coming. We will send you a plan with its price."
        action={
          <ButtonLink to="/contact-us" size="lg" prefetch="intent">
            Contact Us
          </ButtonLink>
        }
      />
    </>
  );
}
