import { ButtonLink } from "~/ui/button";

/** What an unknown address shows (spec §2). */
export function NotFoundPage() {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-10 py-14 md:grid-cols-2 md:py-24">
      <div>
        <p className="eyebrow mb-4 text-accent">404</p>
        <h1 className="text-4xl">Page Not Found</h1>
        <p className="mt-5 max-w-prose text-lg text-ink-muted">
          This page is not on our map. It may have moved, or its address may have a letter too many.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/" size="lg" prefetch="intent">
            Go to the home page
          </ButtonLink>
          <ButtonLink to="/contact-us" size="lg" variant="secondary" prefetch="intent">
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <div className="no-place aspect-4/3 rounded-lg" />
    </section>
  );
}
