import * as m from "virtual:messages/error";
import { ButtonLink } from "~/ui/button";

const sentences: Record<number, string> = {
  404: m.missing,
  503: m.away,
};

/** The page for errors that no page words itself. */
export default function ErrorPage({ status }: { status: number }) {
  return (
    <main id="main" tabIndex={-1} className="wrap flex min-h-dvh flex-col justify-center py-16">
      <title>{m.title}</title>
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">{sentences[status] ?? m.failed}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument>
          {m.goHome}
        </ButtonLink>
        <ButtonLink to="/contact-us" reloadDocument variant="secondary">
          {m.contactUs}
        </ButtonLink>
      </div>
    </main>
  );
}
