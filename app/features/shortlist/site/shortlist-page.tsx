import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/shortlist";
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type UIEvent,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { EnglishMark } from "~/ui/english-mark";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { language, pathIn } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";
import { HeartButton } from "./heart-button";
import { removeSaved, SHORTLIST_KEY, shortlistPath, useShortlist } from "./shortlist";
import type { ComparedFact, ShortlistData, ShownTour } from "./shortlist-data";

/** Redirects to the visitor's saved list before the browser paints the empty page. */
const toOwnList = `try {
  const saved = localStorage.getItem("${SHORTLIST_KEY}");
  if (saved && !/[?&]tours=/.test(location.search)) location.replace("${pathIn(language, "/shortlist")}?tours=" + saved);
} catch {}`;

/** Compares up to four tours, whose ids are in the URL. */
export function ShortlistPage({
  data: { tours: listed, facts: listedFacts, missing, hasFailed },
  linkTo,
  linkToList,
  actions,
  suggestions,
  printFooter,
}: {
  data: ShortlistData;
  /** Adds what the visitor has chosen to a path. */
  linkTo: (path: string) => string;
  linkToList: (path: string) => string;
  actions: ReactNode;
  /** Cards of tours, for an empty page. */
  suggestions: ReactNode;
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

  function removeTour({ id, savedAs }: ShownTour, event: MouseEvent) {
    if (!navigator.onLine) {
      event.preventDefault();
      setGone([...gone, id]);
    }
    remove([id, savedAs]);
  }

  return (
    <>
      <Suspense>
        <section className="wrap py-8 md:py-12 print:py-2">
          <h1 ref={heading} tabIndex={-1} className="text-4xl print:text-2xl">
            {m.title}
          </h1>
          <p role="status" className="mt-2 text-lg text-ink-muted print:hidden">
            {length > 0 && m.sideBySide({ count: length })}
          </p>
          {missing.length > 0 && (
            <p className="mt-4 rounded-md bg-surface-sunken p-4 print:hidden">
              {m.gone({ count: missing.length })}{" "}
              <Link
                to={linkTo(shortlistPath(ids))}
                replace
                onClick={() => remove(missing)}
                className="detail-link"
              >
                {m.removeGone({ count: missing.length })}
              </Link>
            </p>
          )}
          {length > 0 ? (
            <>
              <Comparison {...{ tours, facts, linkTo }} onRemove={removeTour} />
              {/* Their texts name all the tours that were loaded. */}
              {length === listed.length && <div className="comparison-bar">{actions}</div>}
            </>
          ) : hasFailed ? (
            <EmptyState
              title={m.notLoaded}
              text={m.tryAgain}
              action={<TourLinks {...{ linkToList }} />}
            />
          ) : (
            <Empty {...{ suggestions, linkTo, linkToList }} />
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
  linkTo,
  onRemove,
}: {
  tours: ShownTour[];
  facts: ComparedFact[];
  linkTo: (path: string) => string;
  onRemove: (tour: ShownTour, event: MouseEvent) => void;
}) {
  const isShared = ({ differs, name }: ComparedFact) =>
    tours.length > 1 && !differs && name !== m.price;
  const shared = facts.filter(isShared);
  return (
    <div className="comparison mt-6" style={{ "--tours": tours.length } as CSSProperties}>
      <table>
        <caption className="sr-only">{m.caption}</caption>
        <thead onScroll={scrollTogether}>
          <tr>
            <td />
            {tours.map((tour) => (
              <th key={tour.id} scope="col" abbr={tour.title}>
                <div className="relative">
                  <Picture
                    src={tour.image_url}
                    fallback={fallbackPictures.tour}
                    alt=""
                    width={400}
                    height={300}
                    className="compared-picture"
                  />
                  <HeartButton tour={tour} />
                </div>
                <Link
                  to={linkTo(tour.path)}
                  lang={languageOf(tour.title)}
                  className="compared-name"
                >
                  {tour.title}
                </Link>
                {tour.is_english && <EnglishMark />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="scroll-strip" onScroll={scrollTogether}>
          {facts
            .filter((fact) => !isShared(fact))
            .map(({ name, cells, isRest }) => (
              <tr key={name} className={name === m.price ? "compared-price" : undefined}>
                <th scope="row">{name}</th>
                {tours.map(({ id }, at) => (
                  <td key={id}>
                    <Cell lines={cells[at] ?? []} isRest={isRest} />
                  </td>
                ))}
              </tr>
            ))}
          <tr className="print:hidden">
            <td />
            {tours.map((tour) => (
              <td key={tour.id}>
                <Link
                  to={linkTo(
                    shortlistPath(tours.filter((each) => each !== tour).map(({ id }) => id)),
                  )}
                  replace
                  data-stays
                  onClick={(event) => onRemove(tour, event)}
                  aria-label={m.removeTour({ title: tour.title })}
                  className="detail-link"
                >
                  {m.remove}
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {shared.length > 0 && (
        <details className="shared-facts accordion">
          <summary>
            {m.sameForAll}
            <span className="accordion-mark" />
          </summary>
          <dl>
            {shared.map(({ name, cells: [lines = []] }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Cell lines={lines} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

/** The head stays at the top of the window, so it cannot be inside the part that scrolls sideways. */
function scrollTogether({ currentTarget }: UIEvent<HTMLElement>) {
  for (const part of currentTarget.parentElement?.children ?? []) {
    part.scrollLeft = currentTarget.scrollLeft;
  }
}

function Cell({ lines, isRest }: { lines: string[]; isRest?: boolean | undefined }) {
  const [first = "", ...rest] = lines;
  if (lines.length === 0 && isRest) return <p className="text-ink-muted">{m.nothingMore}</p>;
  if (lines.length === 0) {
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{m.notGiven}</span>
      </span>
    );
  }
  if (rest.length === 0) return <p>{markLanguage(first)}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{markLanguage(line)}</li>
      ))}
    </ul>
  );
}

/** Explains the page, and shows tours to begin with. */
function Empty({
  suggestions,
  linkTo,
  linkToList,
}: {
  suggestions: ReactNode;
  linkTo: (path: string) => string;
  linkToList: (path: string) => string;
}) {
  const saved = useShortlist();
  return (
    <>
      {/* Browsers run only scripts in the server's HTML, so the client renders an empty one. */}
      <script suppressHydrationWarning>{import.meta.env.SSR ? toOwnList : ""}</script>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">
        {m.empty({ b: (words) => <b className="text-ink">{words}</b> })}
      </p>
      {saved.length > 0 && (
        <ButtonLink to={linkTo(shortlistPath(saved))} className="mt-4">
          {m.openSaved({ count: saved.length })}
        </ButtonLink>
      )}
      {suggestions && (
        <>
          <h2 className="mt-8 mb-5 text-2xl">{m.toBeginWith}</h2>
          <div className="swiped">{suggestions}</div>
        </>
      )}
      <TourLinks {...{ linkToList }} />
    </>
  );
}

function TourLinks({ linkToList }: { linkToList: (path: string) => string }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={linkToList("/domestic-tours")} variant="secondary">
        {frame.domesticTours}
      </ButtonLink>
      <ButtonLink to={linkToList("/international-tours")} variant="secondary">
        {frame.internationalTours}
      </ButtonLink>
    </div>
  );
}
