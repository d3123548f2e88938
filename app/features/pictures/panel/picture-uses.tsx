import * as m from "virtual:messages/panel-pictures";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { pictureUsesQuery } from "~/editing/pictures/queries";
import type { VersionedTable } from "~/editing/restore";
import { Loading } from "~/ui/loading";
import { languageOf } from "~/ui/text";

/** A row that shows a picture. */
export interface PictureUse {
  table_name: VersionedTable | "quotes";
  row_id: string;
  name: string;
}

interface Place {
  label: string;
  path: (id: string) => string;
}

/** The screen that edits the pictures of a table. Null if its rows have none. */
const places: Record<PictureUse["table_name"], Place | null> = {
  tours: { label: m.tour, path: (id) => `/admin/tours/edit/${encodeURIComponent(id)}` },
  hero_sections: { label: m.heroSection, path: () => "/admin/hero-sections" },
  carousel_images: { label: m.carouselImage, path: () => "/admin/carousel-images" },
  testimonials: { label: m.testimonial, path: () => "/admin/testimonials" },
  about_sections: { label: m.aboutSection, path: () => "/admin/about-sections" },
  pages: { label: m.page, path: () => "/admin/pages" },
  faq_questions: { label: m.faqQuestion, path: () => "/admin/faq" },
  company_info: { label: m.companyInfo, path: () => "/admin/site-settings" },
  office_settings: { label: m.officeSettings, path: () => "/admin/site-settings/quotes" },
  quotes: { label: m.quote, path: (id) => `/admin/quotes/${id}` },
  categories: null,
  departures: null,
  glossary: null,
  pictures: null,
  translations: null,
};

/** The places that show a picture, looked up when this opens. */
export function UsedIn({ name }: { name: string }) {
  const { data: uses, isError, refetch } = useQuery(pictureUsesQuery(name));
  return (
    <section aria-label={m.usedIn}>
      <h3 className="mb-1 font-sans text-sm font-semibold">{m.usedIn}</h3>
      {uses ? (
        <PlaceList uses={uses} />
      ) : isError ? (
        <button type="button" className="underline" onClick={() => refetch()}>
          {m.lookUpAgain}
        </button>
      ) : (
        <Loading />
      )}
    </section>
  );
}

/** As many rows of each table are listed. The server returns one more, if there are more. */
const LISTED_ROWS = 100;

/** Links to the places, or a sentence if there are none. */
export function PlaceList({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p className="text-sm text-ink-muted">{m.nowhere}</p>;
  const listed = uses.filter(
    ({ table_name }, at) => uses[at - LISTED_ROWS]?.table_name !== table_name,
  );
  return (
    <ul className="flex max-h-48 list-disc flex-col gap-1 overflow-y-auto pl-5 text-sm">
      {listed.map(({ table_name, row_id, name }) => {
        const place = places[table_name];
        const words = (
          <>
            {place?.label ?? table_name}
            {name && (
              <>
                : <span lang={languageOf(name)}>{name}</span>
              </>
            )}
          </>
        );
        return (
          <li key={`${table_name} ${row_id}`} className="wrap-anywhere">
            {place ? (
              <Link to={place.path(row_id)} className="underline">
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
      {listed.length < uses.length && <li>{m.andMore}</li>}
    </ul>
  );
}
