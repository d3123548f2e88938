import * as m from "virtual:messages/offline";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import savedTours from "./saved-tours.js?raw";

/** Shown offline for a page that is not cached. */
export function OfflinePage() {
  const { phone, phone_link } = useCompany();
  return (
    <section className="wrap py-14 md:py-24">
      <p className="eyebrow mb-4 text-accent">{m.noNetwork}</p>
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-5 max-w-prose text-lg text-ink-muted">{m.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a
          // biome-ignore lint/a11y/useValidAnchor: an empty address reloads the requested page
          href=""
          className="inline-flex min-h-13 items-center rounded-md bg-accent px-7 text-lg font-semibold text-accent-ink no-underline hover:bg-accent-strong print:hidden"
        >
          {m.tryAgain}
        </a>
        <ButtonLink to={phone_link} size="lg" variant="secondary">
          {m.call({ phone })}
        </ButtonLink>
      </div>
      <div id="saved-tours" hidden className="mt-12">
        <h2 className="text-2xl">{m.savedTours}</h2>
        <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 [&_a]:font-semibold [&_img]:mb-2 [&_img]:aspect-4/3 [&_img]:w-full [&_img]:rounded-md [&_img]:object-cover" />
      </div>
      <script suppressHydrationWarning>{import.meta.env.SSR ? savedTours : ""}</script>
    </section>
  );
}
