import { Suspense } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";

/** The page for an unknown URL (spec §2), with links, a search and a picture. */
export function NotFoundPage() {
  return (
    <>
      <Suspense>
        <section className="wrap relative z-10 pt-12 md:pt-20">
          <p className="eyebrow mb-4 text-accent">404</p>
          <h1 className="text-5xl">Page Not Found</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-muted">
            This page is not on our map. It may have moved, or its address may have a letter too
            many.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/" size="lg" prefetch="intent">
              Go to the home page
            </ButtonLink>
            <ButtonLink to="/contact-us" size="lg" variant="secondary" prefetch="intent">
              Contact Us
            </ButtonLink>
          </div>
          <search>
            <form action="/tours" className="mt-8 flex max-w-sm items-end gap-2">
              <TextField
                label="Where would you like to go?"
                name="q"
                type="search"
                maxLength={200}
                fieldClassName="grow"
              />
              <Button type="submit" variant="secondary">
                Search
              </Button>
            </form>
          </search>
        </section>
      </Suspense>
      <div className="no-place aspect-4/3 [mask-image:linear-gradient(transparent,#000_5rem)] max-md:-mt-4 md:-mt-68 md:aspect-auto md:h-[max(40rem,44vw)] md:bg-position-[50%_62%] print:hidden" />
    </>
  );
}
