import { phoneLink } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/use-company";
import { ButtonLink } from "~/ui/button";

/** Shown offline for a page that is not cached. */
export function OfflinePage() {
  const { phone } = useCompany();
  return (
    <section className="wrap py-14 md:py-24">
      <p className="eyebrow mb-4 text-accent">No network</p>
      <h1 className="text-4xl">You are offline</h1>
      <p className="mt-5 max-w-prose text-lg text-ink-muted">
        This page has not been opened on this device before, so there is nothing to show. Tours that
        you have looked at still open. A call needs no internet.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a
          // biome-ignore lint/a11y/useValidAnchor: an empty address reloads the requested page
          href=""
          className="inline-flex min-h-13 items-center rounded-md bg-accent px-7 text-lg font-semibold text-accent-ink no-underline hover:bg-accent-strong"
        >
          Try again
        </a>
        <ButtonLink to={phoneLink(phone)} size="lg" variant="secondary">
          Call {phone}
        </ButtonLink>
      </div>
    </section>
  );
}
