import type { ReactNode } from "react";
import { StarRating } from "~/ui/star-rating";
import { type Tab, Tabs } from "~/ui/tabs";
import { TourGallery } from "./gallery";
import type { TourDetails } from "./tour-details";

/** Overview, and of the other tabs those that have data (spec §2). */
export function TourTabs({ tour }: { tour: TourDetails }) {
  const tabs: Tab[] = [{ id: "overview", label: "Overview", content: <Overview tour={tour} /> }];
  if (tour.itinerary.length > 0) {
    tabs.push({ id: "itinerary", label: "Itinerary", content: <Itinerary tour={tour} /> });
  }
  if (tour.inclusions.length > 0) {
    tabs.push({ id: "inclusions", label: "Inclusions", content: <Inclusions tour={tour} /> });
  }
  if (tour.gallery.length > 0) {
    tabs.push({ id: "gallery", label: "Gallery", content: <Gallery tour={tour} /> });
  }
  if (tour.reviews.length > 0) {
    tabs.push({ id: "reviews", label: "Reviews", content: <Reviews tour={tour} /> });
  }
  return <Tabs label="About this tour" tabs={tabs} panelClassName="py-8" />;
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
  return (
    <Panel title="About this tour">
      <p className="max-w-prose text-lg whitespace-pre-line">{tour.summary}</p>
      {tour.highlights.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 text-xl">Highlights</h3>
          <CheckedList texts={tour.highlights} />
        </>
      )}
    </Panel>
  );
}

function Itinerary({ tour }: { tour: TourDetails }) {
  return (
    <Panel title="Day by day">
      <ol className="max-w-prose">
        {tour.itinerary.map((stage, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: days have no identity but their place
            key={at}
            className="stage break-inside-avoid border-line border-l-2 pb-8 pl-7 last:border-transparent last:pb-0"
          >
            <p className="eyebrow text-accent">{stage.day}</p>
            <h3 className="mt-1 text-xl">{stage.title}</h3>
            <p className="mt-2 whitespace-pre-line">{stage.description}</p>
            {stage.name && (
              <p className="mt-2 text-sm text-ink-muted">
                Guide: <span className="font-semibold text-ink">{stage.name}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Inclusions({ tour }: { tour: TourDetails }) {
  return (
    <Panel title="What the price covers">
      <CheckedList texts={tour.inclusions} />
      <p className="mt-8 max-w-prose border-l-4 border-turmeric pl-4 text-ink-muted">
        Prices vary by season, group size and customisation. Ask us for a quotation for your dates.
      </p>
    </Panel>
  );
}

function Gallery({ tour }: { tour: TourDetails }) {
  return (
    <Panel title="On the way">
      <TourGallery title={tour.title} pictures={tour.gallery} />
    </Panel>
  );
}

function Reviews({ tour }: { tour: TourDetails }) {
  return (
    <Panel title="What travellers say">
      <ul className="max-w-prose">
        {tour.reviews.map((review, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no identity but their place
            key={at}
            className="break-inside-avoid border-t border-line py-6 first:border-0 first:pt-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <h3 className="text-lg">{review.name}</h3>
              {review.rating !== null && <StarRating rating={review.rating} />}
            </div>
            {review.date && <p className="text-sm text-ink-muted">{review.date}</p>}
            <p className="mt-2 whitespace-pre-line">{review.comment}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CheckedList({ texts }: { texts: string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
        <li key={at} className="ticked">
          {text}
        </li>
      ))}
    </ul>
  );
}
