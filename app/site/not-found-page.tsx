import * as m from "virtual:messages/not-found";
import { Suspense } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";
import { language, pathIn } from "~/ui/languages";

/** The page for an unknown URL (spec §2), with links, a search and a picture. */
export function NotFoundPage() {
  return (
    <>
      <Suspense>
        <section className="wrap relative z-10 pt-12 md:pt-20">
          <p className="eyebrow mb-4 text-accent">404</p>
          <h1 className="text-5xl">{m.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-muted">
            {m.description} {m.reason}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/" size="lg">
              {m.goHome}
            </ButtonLink>
            <ButtonLink to="/contact-us" size="lg" variant="secondary">
              {m.contactUs}
            </ButtonLink>
          </div>
          <search>
            <form
              action={pathIn(language, "/tours")}
              className="mt-8 flex max-w-sm items-end gap-2"
            >
              <TextField
                label={m.where}
                name="q"
                type="search"
                maxLength={200}
                fieldClassName="grow"
              />
              <Button type="submit" variant="secondary">
                {m.search}
              </Button>
            </form>
          </search>
        </section>
      </Suspense>
      <div className="no-place aspect-4/3 max-md:-mt-4 md:-mt-68 md:aspect-auto md:bg-position-[50%_46%] print:hidden" />
    </>
  );
}
