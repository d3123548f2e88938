import * as defaults from "virtual:messages/defaults";
import * as m from "virtual:messages/panel-preview";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { type MetaArgs, replace } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { metadataByUrl, namesInUrls } from "~/editing/pictures/metadata";
import { pictureMetadataQuery } from "~/editing/pictures/queries";
import { PREVIEW_READY, type PreviewContent } from "~/editing/preview";
import { aboutSectionsQuery } from "~/features/about/panel/queries";
import { type AboutSectionInput, toPreviewedSection } from "~/features/about/panel/schema";
import { AboutPage } from "~/features/about/site/about-page";
import { carouselImagesQuery } from "~/features/carousel/panel/queries";
import { companyDetails } from "~/features/company/company-details";
import type { Company } from "~/features/company/data";
import type { Figures } from "~/features/company/figures";
import { companyQuery, useFigures, usePolicies } from "~/features/company/panel/queries";
import type { CompanyInput } from "~/features/company/panel/schema";
import { useCompany } from "~/features/company/site/use-company";
import { ContactPage } from "~/features/contact/site/contact-page";
import { departuresQuery } from "~/features/departures/panel/queries";
import { usePlaceholderValues } from "~/features/faq/panel/queries";
import type { HeroContent } from "~/features/hero/site/hero";
import { homeStats } from "~/features/home/home-stats";
import { HomePage } from "~/features/home/site/home-page";
import { pageBlocks } from "~/features/pages/blocks";
import type { PageInput } from "~/features/pages/panel/schema";
import { OwnPage } from "~/features/pages/site/own-page";
import { testimonialsPageQuery } from "~/features/testimonials/panel/queries";
import type { TestimonialInput } from "~/features/testimonials/panel/schema";
import { TESTIMONIALS_ON_HOME } from "~/features/testimonials/site/public-testimonials";
import { TestimonialsPage } from "~/features/testimonials/site/testimonials-page";
import { featuredToursQuery } from "~/features/tours/panel/queries";
import { type TourFormInput, toPreviewedTour } from "~/features/tours/schema";
import { tourDetails } from "~/features/tours/site/page/tour-details";
import { TourPage } from "~/features/tours/site/page/tour-page";
import { useLiveChanges } from "~/panel/live-changes";
import { readAccess } from "~/panel/session";
import { Breadcrumbs } from "~/site/seo/breadcrumbs";
import { tourCrumbs } from "~/site/seo/crumbs";
import { TourActions } from "~/site/share/tour-actions";
import { SiteFrame } from "~/site/site-frame";
import { accentCss } from "~/ui/accent-colour";
import { shortDate } from "~/ui/dates";
import { WithPictureMetadata } from "~/ui/picture-metadata";

export function meta(_: MetaArgs) {
  return [{ title: m.preview }, { name: "robots", content: "noindex" }];
}

export async function clientLoader(): Promise<null> {
  if (!(await readAccess())?.isAdmin) throw replace("/admin/login");
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return null;
}

/** The page in the preview iframe. Shows the values that the form sends. Its links do nothing. */
export default function Preview() {
  const content = useSentContent();
  // The form saves the dates of a tour at once, in a cache of its own.
  useLiveChanges(true, () => {});
  const { data: stored } = useQuery(companyQuery);
  const company =
    content?.page === "contact" ? { ...stored, ...(content.values as CompanyInput) } : stored;
  if (!content || !company) return null;
  const shown = companyDetails(company);
  return (
    <div onClickCapture={stayHere} onSubmitCapture={(event) => event.preventDefault()}>
      <style>{accentCss(shown.accent_colour)}</style>
      <WithStoredMetadata urls={[shown.logo_url, shown.logo_dark_url, shown.office_picture]}>
        <SiteFrame company={shown} year={Number(agencyToday().slice(0, 4))}>
          <PreviewedPage content={content} />
        </SiteFrame>
      </WithStoredMetadata>
    </div>
  );
}

/** Reads the alt texts and focal points of the pictures, which the public loaders read for visitors. */
function WithStoredMetadata({
  urls,
  children,
}: {
  urls: (string | null | undefined)[];
  children: ReactNode;
}) {
  const { data: stored = [] } = useQuery({
    ...pictureMetadataQuery(namesInUrls(urls)),
    placeholderData: keepPreviousData,
  });
  return (
    <WithPictureMetadata metadata={metadataByUrl(urls, stored)}>{children}</WithPictureMetadata>
  );
}

function useSentContent(): PreviewContent | undefined {
  const [content, setContent] = useState<PreviewContent>();
  useEffect(() => {
    function receive({ source, origin, data }: MessageEvent<PreviewContent>) {
      if (source === window.parent && origin === window.location.origin) setContent(data);
    }
    window.addEventListener("message", receive);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener("message", receive);
  }, []);
  return content;
}

function stayHere(event: SyntheticEvent): void {
  const link = (event.target as Element).closest("a");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

function PreviewedPage({ content: { page, id, values } }: { content: PreviewContent }) {
  if (page === "tour") return <PreviewedTour id={id} values={values as TourFormInput} />;
  if (page === "home") return <PreviewedHome hero={values as HeroContent} />;
  if (page === "about") return <PreviewedAbout id={id} values={values as AboutSectionInput} />;
  if (page === "contact") return <ContactPage />;
  if (page === "own page") return <PreviewedOwnPage {...(values as PageInput)} />;
  return <PreviewedTestimonial id={id} values={values as TestimonialInput} />;
}

function PreviewedTour({ id, values }: { id: string | undefined; values: TourFormInput }) {
  const { data: departures } = useQuery({
    ...departuresQuery(id ?? ""),
    enabled: id !== undefined,
  });
  const policies = usePolicies();
  const figures = useFigures();
  const contact = useCompany();
  const tour = tourDetails(toPreviewedTour(values), departures, agencyToday(), policies, figures);
  const url = window.location.href;
  return (
    <WithStoredMetadata urls={[tour.image, ...tour.gallery]}>
      <TourPage
        tour={tour}
        url={url}
        related={[]}
        contact={contact}
        breadcrumbs={<Breadcrumbs crumbs={tourCrumbs(tour)} />}
        actions={(trip, choose) => <TourActions {...{ tour, url, trip, choose }} />}
      />
    </WithStoredMetadata>
  );
}

function PreviewedHome({ hero }: { hero: HeroContent }) {
  const { data: slides } = useQuery(carouselImagesQuery("home", 1));
  const { data: tours = [] } = useQuery(featuredToursQuery);
  const { data: testimonials } = useQuery(testimonialsPageQuery(1));
  const { page_texts: texts }: Partial<Company> = useQuery(companyQuery).data ?? {};
  const figures = useFigures();
  const today = agencyToday();
  const data = {
    hero,
    slides: slides?.rows ?? [],
    tours: tours.map((tour) => ({
      ...tour,
      nextDate: tour.next_departure && shortDate(tour.next_departure, today),
    })),
    testimonials: testimonials?.rows.slice(0, TESTIMONIALS_ON_HOME) ?? [],
    reviewCount: testimonials?.total ?? 0,
    stats: homeStats(figures),
    rating: ratingOf(figures),
    welcome: texts?.home_welcome ?? defaults.welcome,
  };
  const pictures = [data.slides.map(({ url }) => url), tours.map(({ image_url }) => image_url)];
  return (
    <WithStoredMetadata urls={[hero.background_image, ...pictures.flat()]}>
      <HomePage data={data} />
    </WithStoredMetadata>
  );
}

function PreviewedAbout({ id, values }: { id: string | undefined; values: AboutSectionInput }) {
  const { data: sections = [] } = useQuery(aboutSectionsQuery);
  const { data: slides } = useQuery(carouselImagesQuery("about", 1));
  const { page_texts: stored = {} }: Partial<Company> = useQuery(companyQuery).data ?? {};
  const edited = toPreviewedSection(values);
  const blocks = id
    ? sections.map((section) => (section.id === id ? edited : section))
    : [...sections, edited];
  const figures = useFigures();
  const urls = [
    ...blocks.flatMap(({ image_url, people }) => [
      image_url,
      ...people.map(({ picture }) => picture),
    ]),
    ...(slides?.rows.map(({ url }) => url) ?? []),
  ];
  return (
    <WithStoredMetadata urls={urls}>
      <AboutPage blocks={blocks} slides={slides?.rows ?? []} figures={figures} texts={stored} />
    </WithStoredMetadata>
  );
}

function PreviewedOwnPage({ title, content, image_url }: PageInput) {
  const blocks = pageBlocks(content, usePlaceholderValues()(content));
  return (
    <WithStoredMetadata urls={[image_url]}>
      <OwnPage page={{ title, image: image_url ?? "", blocks }} />
    </WithStoredMetadata>
  );
}

function PreviewedTestimonial({
  id,
  values,
}: {
  id: string | undefined;
  values: TestimonialInput;
}) {
  const { data: stored } = useQuery(testimonialsPageQuery(1));
  const { data: slides } = useQuery(carouselImagesQuery("testimonials", 1));
  const figures = useFigures();
  const shown = { ...values, id: id ?? "preview" };
  const testimonials = [shown, ...(stored?.rows.filter((other) => other.id !== id) ?? [])];
  const featured = testimonials.find((testimonial) => testimonial.featured) ?? null;
  const data = {
    rating: ratingOf(figures),
    slides: slides?.rows ?? [],
    testimonials,
    featured,
    reviewCount: (stored?.total ?? 0) + (id ? 0 : 1),
    page: 1,
    pageCount: 1,
  };
  const urls = [...testimonials.map(({ image }) => image), ...data.slides.map(({ url }) => url)];
  return (
    <WithStoredMetadata urls={urls}>
      <TestimonialsPage data={data} />
    </WithStoredMetadata>
  );
}

/** A preview does not read the average of the reviews. */
function ratingOf({ displayed_rating }: Figures) {
  return displayed_rating ? { value: displayed_rating } : null;
}
