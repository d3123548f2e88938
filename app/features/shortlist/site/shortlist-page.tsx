import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";
import type { ComparedFact, ShortlistData, ShownTour } from "./comparison";
import { HeartButton } from "./heart-button";
import { removeSaved, SHORTLIST_KEY, shortlistPath } from "./shortlist";

/** Redirects to the visitor's saved list before the browser paints the empty page. */
const toOwnList = `try {
  const saved = localStorage.getItem("${SHORTLIST_KEY}");
  if (saved && !/[?&]tours=/.test(location.search)) location.replace("/shortlist?tours=" + saved);
} catch {}`;

/** Compares up to four tours, whose ids are in the URL. */
export function ShortlistPage({
  data: { tours: listed, facts: listedFacts, missing, hasFailed },
  actions,
  printFooter,
}: {
  data: ShortlistData;
  actions: ReactNode;
  printFooter: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** Tours to hide: the visitor removed them offline, when the shorter list cannot be loaded. */
  const [gone, setGone] = useState<string[]>([]);
  const isLeft = (at: number) => !gone.includes(listed[at]?.id ?? "");
  const tours = listed.filter((_, at) => isLeft(at));
  const facts = listedFacts.map((fact) => ({
    ...fact,
    cells: fact.cells.filter((_, at) => isLeft(at)),
  }));
  const ids = tours.map(({ id }) => id);
  const { length } = tours;

  function remove(ids: string[]) {
    removeSaved(ids);
    heading.current?.focus({ preventScroll: true });
  }

  function removeTour(id: string, event: MouseEvent) {
    if (!navigator.onLine) {
      event.preventDefault();
      setGone([...gone, id]);
    }
    remove([id]);
  }

  return (
    <>
      <Suspense>
        <section className="wrap py-8 md:py-12 print:py-0">
          <h1 ref={heading} tabIndex={-1} className="text-4xl print:text-2xl">
            Shortlist
          </h1>
          <p role="status" className="mt-2 text-lg text-ink-muted print:hidden">
            {length > 0 && (length === 1 ? "1 tour" : `${length} tours side by side`)}
          </p>
          {missing.length > 0 && (
            <p className="mt-4 rounded-md bg-surface-sunken p-4 print:hidden">
              {missing.length === 1
                ? "One tour of this list is no longer on our site. "
                : `${missing.length} tours of this list are no longer on our site. `}
              <Link
                to={shortlistPath(ids)}
                replace
                onClick={() => remove(missing)}
                className="detail-link"
              >
                Remove {missing.length === 1 ? "it" : "them"} from the list
              </Link>
            </p>
          )}
          {length > 0 ? (
            <>
              <div className="mt-5 flex w-fit flex-wrap gap-3 print:hidden">{actions}</div>
              <Comparison tours={tours} facts={facts} onRemove={removeTour} />
            </>
          ) : (
            <Empty hasFailed={hasFailed} />
          )}
        </section>
      </Suspense>
      <Suspense>{length > 0 && printFooter}</Suspense>
    </>
  );
}

function Comparison({
  tours,
  facts,
  onRemove,
}: {
  tours: ShownTour[];
  facts: ComparedFact[];
  onRemove: (id: string, event: MouseEvent) => void;
}) {
  const differing = facts.filter(({ differs }) => differs).length;
  return (
    <div className="comparison mt-6">
      {differing > 0 && differing < facts.length && (
        <label className="flex min-h-11 w-max items-center gap-3">
          <input type="checkbox" className="only-differing size-5" />
          Show differences only
        </label>
      )}
      <div className="comparison-scroll scroll-strip mt-2">
        <table>
          <caption className="sr-only">Tours side by side</caption>
          <thead>
            <tr>
              <td />
              {tours.map((tour) => (
                <th key={tour.id} scope="col">
                  <div className="relative">
                    <Picture
                      src={tour.image_url}
                      fallback={fallbackPictures.tour}
                      alt=""
                      width={400}
                      height={300}
                      className="aspect-4/3 w-full rounded-md"
                    />
                    <HeartButton tour={tour} />
                  </div>
                  <Link
                    to={tour.path}
                    lang={languageOf(tour.title)}
                    className="mt-3 inline-block min-h-11 font-semibold text-structure-text underline underline-offset-4 print:mt-1 print:min-h-0"
                  >
                    {tour.title}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, cells, differs }) => (
              <tr key={name} className={differs ? undefined : "same"}>
                <th scope="row">
                  {name}
                  {differs && <span>differs</span>}
                </th>
                {tours.map(({ id }, at) => (
                  <td key={id}>
                    <Cell lines={cells[at] ?? []} />
                  </td>
                ))}
              </tr>
            ))}
            <tr className="print:hidden">
              <td />
              {tours.map(({ id, title }) => (
                <td key={id}>
                  <Link
                    to={shortlistPath(
                      tours.filter((tour) => tour.id !== id).map((tour) => tour.id),
                    )}
                    replace
                    data-stays
                    onClick={(event) => onRemove(id, event)}
                    aria-label={`Remove ${title}`}
                    className="detail-link"
                  >
                    Remove
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell({ lines }: { lines: string[] }) {
  const [first = "", ...rest] = lines;
  if (lines.length === 0) {
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not given</span>
      </span>
    );
  }
  if (rest.length === 0) return <p lang={languageOf(first)}>{first}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} lang={languageOf(line)}>
          {line}
        </li>
      ))}
    </ul>
  );
}

function Empty({ hasFailed }: { hasFailed: boolean }) {
  return (
    <>
      {/* Browsers run only scripts in the server's HTML, so the client renders an empty one. */}
      <script suppressHydrationWarning>{import.meta.env.SSR ? toOwnList : ""}</script>
      <EmptyState
        title={hasFailed ? "The tours could not be loaded." : "No tours here yet."}
        text={
          hasFailed
            ? "Please try again in a moment."
            : "Press the heart on a tour to keep it here: up to four, side by side."
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/domestic-tours" prefetch="intent">
              Domestic Tours
            </ButtonLink>
            <ButtonLink to="/international-tours" prefetch="intent" variant="secondary">
              International Tours
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
