import { data } from "react-router";
import { hiddenMeta } from "~/company/page-meta";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "Page Not Found", "This page is not on our map.");
}

export default function NotFound() {
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
      <Picture
        src="/posters/placeholder.svg"
        alt=""
        width={800}
        height={600}
        isPriority
        className="aspect-4/3 w-full rounded-lg"
      />
    </section>
  );
}
