import * as m from "virtual:messages/tour";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Accordion } from "~/ui/accordion";
import { classNames } from "~/ui/class-names";
import { EnglishMark } from "~/ui/english-mark";
import { markLanguage } from "~/ui/mark-language";
import { StarRating } from "~/ui/star-rating";
import { languageOf } from "~/ui/text";
import type { Party } from "../party";
import { TourGallery } from "./gallery";
import { type Tab, Tabs } from "./tabs";
import { TourDates } from "./tour-dates";
import type { TourDetails } from "./tour-details";

/** The Overview tab, and each other tab that has data (spec §2). */
export function TourTabs({ tour, url, party }: { tour: TourDetails; url: string; party: Party }) {
  const tabs: Tab[] = [{ id: "overview", label: m.overview, content: <Overview tour={tour} /> }];
  if (tour.itinerary.length > 0) {
    tabs.push({ id: "itinerary", label: m.itinerary, content: <Itinerary tour={tour} /> });
  }
  if (tour.departures.length > 0) {
    const dates = (
      <Panel title={m.dates}>
        <TourDates {...{ tour, url, party }} />
      </Panel>
    );
    tabs.push({ id: "dates", label: m.dates, content: dates });
  }
  if (tour.inclusions.length + tour.exclusions.length > 0) {
    tabs.push({ id: "inclusions", label: m.inclusions, content: <Inclusions tour={tour} /> });
  }
  if (tour.terms) {
    const content = <GoodToKnow tour={tour} terms={tour.terms} />;
    tabs.push({ id: "good-to-know", label: m.goodToKnow, content });
  }
  if (tour.questions.length > 0) {
    tabs.push({ id: "questions", label: m.questions, content: <Questions tour={tour} /> });
  }
  if (tour.gallery.length > 0) {
    tabs.push({ id: "gallery", label: m.gallery, content: <Gallery tour={tour} /> });
  }
  if (tour.reviews.length > 0) {
    tabs.push({ id: "reviews", label: m.reviews, content: <Reviews tour={tour} /> });
  }
  return <Tabs label={m.aboutThisTour} tabs={tabs} />;
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </>
  );
}

function Overview({ tour }: { tour: TourDetails }) {
  const days = tour.itinerary.map((day, at) => ({ ...day, place: at + 1 }));
  const titledDays = days.filter(({ title }) => title);
  return (
    <Panel title={m.aboutThisTour}>
      <p className="text-xl leading-normal whitespace-pre-line">{markLanguage(tour.summary)}</p>
      {tour.highlights.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 text-xl">{m.highlights}</h3>
          <IconList texts={tour.highlights} icon="ticked" />
        </>
      )}
      {titledDays.length > 1 && (
        <>
          <h3 className="mt-8 mb-1 text-xl">{m.atAGlance}</h3>
          <ol className="gap-x-10 sm:columns-2">
            {titledDays.map(({ day, title, place }) => (
              <li key={place} className="break-inside-avoid">
                <a
                  href={`#itinerary-${place}`}
                  className="grid min-h-12 grid-cols-[4rem_minmax(0,1fr)] items-center border-b border-line py-2 no-underline hover:text-accent"
                >
                  <span className="text-sm text-ink-muted">{markLanguage(day)}</span>
                  <span className="font-semibold">{markLanguage(title)}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}

function Itinerary({ tour }: { tour: TourDetails }) {
  return (
    <Panel title={m.dayByDay}>
      <ol className="max-w-prose">
        {tour.itinerary.map((stage, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: days have no id
            key={at}
            id={`itinerary-${at + 1}`}
            className="stage scroll-mt-4 break-inside-avoid border-line border-l-2 pb-8 pl-7 last:border-transparent last:pb-0"
          >
            <p className="eyebrow text-accent">{markLanguage(stage.day)}</p>
            {stage.title && <h3 className="mt-1 text-xl">{markLanguage(stage.title)}</h3>}
            <p className="mt-2 whitespace-pre-line">{markLanguage(stage.description)}</p>
            {(stage.stay || stage.meals || stage.name) && (
              <div className="mt-2 flex flex-wrap gap-x-6 text-sm text-ink-muted">
                {stage.stay && <DayFact term={m.stay}>{stage.stay}</DayFact>}
                {stage.meals && <DayFact term={m.meals}>{stage.meals}</DayFact>}
                {stage.name && <DayFact term={m.guide}>{stage.name}</DayFact>}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function DayFact({ term, children }: { term: string; children: string }) {
  return (
    <p>
      {term}: <span className="font-semibold text-ink">{markLanguage(children)}</span>
    </p>
  );
}

function Inclusions({ tour: { inclusions, exclusions } }: { tour: TourDetails }) {
  return (
    <Panel title={m.whatThePriceCovers}>
      {exclusions.length === 0 ? (
        <IconList texts={inclusions} icon="ticked" />
      ) : (
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {inclusions.length > 0 && (
            <section>
              <h3 className="mb-3 text-xl">{m.included}</h3>
              <IconList texts={inclusions} icon="ticked" isNarrow />
            </section>
          )}
          <section>
            <h3 className="mb-3 text-xl">{m.notIncluded}</h3>
            <IconList texts={exclusions} icon="crossed" isNarrow />
          </section>
        </div>
      )}
      <p className="mt-8 max-w-prose border-l-4 border-turmeric pl-4 text-ink-muted">
        {m.pricesVary}
      </p>
    </Panel>
  );
}

function GoodToKnow({
  tour,
  terms,
}: {
  tour: TourDetails;
  terms: NonNullable<TourDetails["terms"]>;
}) {
  return (
    <Panel title={m.goodToKnow}>
      <div className="max-w-prose space-y-7">
        {tour.bestMonths && <Note title={m.bestMonths}>{tour.bestMonths}</Note>}
        {tour.startsFrom && <Note title={m.startsFrom}>{tour.startsFrom}</Note>}
        {tour.groupSize && <Note title={m.group}>{tour.groupSize}</Note>}
        {tour.pace && <Note title={m.pace}>{tour.pace}</Note>}
        {tour.pickupPoints.length > 0 && (
          <section>
            <h3 className="mb-2 text-xl">{m.pickupPoints}</h3>
            <ul className="divide-y divide-line border-y border-line">
              {tour.pickupPoints.map(({ place, time }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
                <li key={at} className="flex justify-between gap-x-6 py-2">
                  <span className="min-w-0">{markLanguage(place)}</span>
                  <span className="max-w-1/2 shrink-0 text-right font-semibold">
                    {markLanguage(time)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {tour.documents && <Note title={m.documents}>{tour.documents}</Note>}
        <Note title={m.advance}>{terms.advance}</Note>
        <Note title={m.cancellation}>{terms.cancellation}</Note>
      </div>
    </Panel>
  );
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="mb-2 text-xl">{title}</h3>
      <p className="whitespace-pre-line">{markLanguage(children)}</p>
    </section>
  );
}

function Questions({ tour }: { tour: TourDetails }) {
  return (
    <Panel title={m.questionsAboutThisTour}>
      <Accordion
        name="questions"
        className="max-w-prose"
        items={tour.questions.map(({ question, answer }, at) => ({
          id: `questions-${at + 1}`,
          title: question,
          content: <p className="whitespace-pre-line">{markLanguage(answer)}</p>,
        }))}
      />
    </Panel>
  );
}

function Gallery({ tour }: { tour: TourDetails }) {
  return (
    <Panel title={m.onTheWay}>
      <TourGallery title={tour.title} pictures={tour.gallery} />
    </Panel>
  );
}

function Reviews({ tour }: { tour: TourDetails }) {
  return (
    <Panel title={m.whatTravellersSay}>
      <ul className="max-w-prose">
        {tour.reviews.map((review, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id
            key={at}
            className="break-inside-avoid border-t border-line py-6 first:border-0 first:pt-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <h3 className="text-lg">{markLanguage(review.name)}</h3>
              {review.rating !== null && <StarRating rating={review.rating} />}
            </div>
            <p className="text-sm text-ink-muted">
              {markLanguage(review.date)} {languageOf(review.comment) === "en" && <EnglishMark />}
            </p>
            <p className="mt-2 whitespace-pre-line">{markLanguage(review.comment)}</p>
          </li>
        ))}
      </ul>
      {tour.reviewCount > tour.reviews.length && (
        <p className="max-w-prose border-t border-line pt-6">
          <Link to="/testimonials">
            {m.newestReviews({ shown: tour.reviews.length, count: tour.reviewCount })}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function IconList({
  texts,
  icon,
  isNarrow = false,
}: {
  texts: string[];
  icon: "ticked" | "crossed";
  isNarrow?: boolean;
}) {
  return (
    <ul className={classNames("grid grid-cols-1 gap-x-8 gap-y-3", !isNarrow && "sm:grid-cols-2")}>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
        <li key={at} className={icon}>
          {markLanguage(text)}
        </li>
      ))}
    </ul>
  );
}
