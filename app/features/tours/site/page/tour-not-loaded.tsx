import * as m from "virtual:messages/tour-not-loaded";
import { useLocation } from "react-router";
import { ButtonLink } from "~/ui/button";
import { useUrlQuery } from "~/ui/use-url-query";

/** Shown if a tour exists but could not be read. */
export default function TourNotLoaded() {
  const { pathname } = useLocation();
  const query = useUrlQuery();
  return (
    <section className="wrap min-h-[60svh] py-20">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-4 mb-8 text-lg text-ink-muted">{m.inAMoment}</p>
      <ButtonLink to={pathname + query} reloadDocument>
        {m.tryAgain}
      </ButtonLink>
    </section>
  );
}
