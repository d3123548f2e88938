import * as m from "virtual:messages/tour-not-loaded";
import { ButtonLink } from "~/ui/button";

/** Shown if a tour exists but could not be read. */
export default function TourNotLoaded({ path }: { path: string }) {
  return (
    <section className="wrap min-h-[60svh] py-20">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-4 mb-8 text-lg text-ink-muted">{m.inAMoment}</p>
      <ButtonLink to={path} reloadDocument>
        {m.tryAgain}
      </ButtonLink>
    </section>
  );
}
