import * as m from "virtual:messages/tour-not-found";
import { ButtonLink } from "~/ui/button";
import { listWithParty } from "../party";
import { useParty } from "../use-party";

/** Replaces an open tour page after its tour was removed from the site (spec §2). */
export default function TourNotFound({ listPath }: { listPath: string }) {
  const party = useParty();
  return (
    <section className="wrap flex min-h-[60svh] flex-col items-center justify-center py-20 text-center">
      <h1 className="text-4xl" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {m.title}
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">{m.reason}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={listWithParty("/", party)} size="lg">
          {m.goHome}
        </ButtonLink>
        <ButtonLink to={listWithParty(listPath, party)} size="lg" variant="secondary">
          {m.others}
        </ButtonLink>
      </div>
    </section>
  );
}
