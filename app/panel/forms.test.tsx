// A form could forget these without an error: a field of its schema, or the link to a section.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { z } from "zod";
import { queryClient } from "~/editing/read";
import { AboutSectionFormDialog } from "~/features/about/panel/about-section-form";
import { aboutSectionSchema, newAboutSection } from "~/features/about/panel/schema";
import { CarouselImageFormDialog } from "~/features/carousel/panel/carousel-image-form";
import { carouselImageSchema } from "~/features/carousel/panel/schema";
import { CategoryFormDialog } from "~/features/categories/panel/category-form";
import { categorySchema } from "~/features/categories/panel/schema";
import type { Company } from "~/features/company/data";
import { defaultCompany } from "~/features/company/default-company";
import { CompanyForm } from "~/features/company/panel/company-form";
import { EnquirySettingsForm } from "~/features/company/panel/enquiry-settings-form";
import { FigureForm } from "~/features/company/panel/figure-form";
import { NoticeForm } from "~/features/company/panel/notice-form";
import { PolicyForm } from "~/features/company/panel/policy-form";
import type { CompanyRecord } from "~/features/company/panel/queries";
import {
  companySchema,
  enquirySettingsSchema,
  figureSchema,
  noticeSchema,
  policySchema,
} from "~/features/company/panel/schema";
import { DepartureFormDialog } from "~/features/departures/panel/departure-form";
import { departureSchema } from "~/features/departures/panel/schema";
import { FaqQuestionFormDialog } from "~/features/faq/panel/faq-question-form";
import { type FaqItem, faqQuestionQuery } from "~/features/faq/panel/queries";
import { faqQuestionSchema } from "~/features/faq/panel/schema";
import { defaultHero } from "~/features/hero/default-hero";
import { HeroForm } from "~/features/hero/panel/hero-form";
import type { HeroRecord } from "~/features/hero/panel/queries";
import { heroSchema } from "~/features/hero/panel/schema";
import { AddEnquiryDialog } from "~/features/inbox/panel/add-enquiry-dialog";
import { newEnquirySchema } from "~/features/inbox/panel/schema";
import { PageTextsForm } from "~/features/page-texts/panel/page-texts-form";
import { pageTextsSchema } from "~/features/page-texts/panel/schema";
import { PageFormDialog } from "~/features/pages/panel/page-form";
import { pageSchema } from "~/features/pages/panel/schema";
import { PictureFormDialog } from "~/features/pictures/panel/picture-form";
import { pictureSchema } from "~/features/pictures/panel/schema";
import { testimonialSchema } from "~/features/testimonials/panel/schema";
import { TestimonialFormDialog } from "~/features/testimonials/panel/testimonial-form";
import type { Tour } from "~/features/tours/data";
import { TourForm } from "~/features/tours/panel/form/tour-form";
import { sampleTours } from "~/features/tours/samples/sample-tours";
import { tourSchema } from "~/features/tours/schema";
import { goodRows } from "../../tests/rls/rows";

function render(Component: () => ReactElement): string {
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <Stub />
    </QueryClientProvider>,
  );
}

// With entries in their lists, because each entry is a field.
const tour = { ...sampleTours[0], updated_at: "", published_at: null, shown_at: null } as Tour;
const section = {
  ...newAboutSection,
  id: "us",
  section_order: 0,
  updated_at: "",
  image_url: "",
  layout: "people" as const,
  people: [{ name: "Asha", role: "", picture: "", words: "" }],
};
const answering = [{ name: "Asha", languages: "Tamil" }];
const company = { ...defaultCompany, answering } as CompanyRecord;
const picture = { ...goodRows.pictures, id: "hills", created_at: "", updated_at: "" };
const onClose = () => {};

const tourForm = () => <TourForm tour={tour} submitLabel="Save" onSave={async () => true} />;
const companyForm = () => <CompanyForm company={company} people={["Asha"]} />;

const forms: [string, z.ZodObject, () => ReactElement][] = [
  ["a tour", tourSchema, tourForm],
  ["the company", companySchema, companyForm],
  [
    "what is stored",
    enquirySettingsSchema,
    () => <EnquirySettingsForm company={company as Company} />,
  ],
  ["the policies", policySchema, () => <PolicyForm company={company as Company} />],
  ["the figures", figureSchema, () => <FigureForm company={company as Company} />],
  ["the page texts", pageTextsSchema, () => <PageTextsForm company={company as Company} />],
  ["the notice", noticeSchema, () => <NoticeForm company={company as Company} />],
  ["the hero", heroSchema, () => <HeroForm hero={defaultHero as HeroRecord} />],
  ["a category", categorySchema, () => <CategoryFormDialog toursLeft="" onClose={onClose} />],
  [
    "a picture",
    carouselImageSchema,
    () => <CarouselImageFormDialog section="home" onClose={onClose} />,
  ],
  ["a date", departureSchema, () => <DepartureFormDialog tourId="ooty" onClose={onClose} />],
  [
    "a question",
    faqQuestionSchema,
    () => <FaqQuestionFormDialog category="travel-logistics" onClose={onClose} />,
  ],
  ["a page", pageSchema, () => <PageFormDialog onClose={onClose} />],
  ["a testimonial", testimonialSchema, () => <TestimonialFormDialog onClose={onClose} />],
  [
    "a section",
    aboutSectionSchema,
    () => <AboutSectionFormDialog section={section} onClose={onClose} />,
  ],
  [
    "an uploaded picture",
    pictureSchema,
    () => <PictureFormDialog picture={picture} onClose={onClose} />,
  ],
  ["an enquiry", newEnquirySchema, () => <AddEnquiryDialog onClose={onClose} />],
];

test.each(forms)("the form of %s has a field for everything that it saves", (_, schema, form) => {
  const names = [...render(form).matchAll(/ name="(\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(schema.shape)));
});

test("each section of the company's form has a link", () => {
  const html = render(companyForm);
  const links = [...html.matchAll(/href="#(section-[^"]+)"/g)].map(([, id]) => id);
  const sections = [...html.matchAll(/ id="(section-[^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(5);
  expect(links).toEqual(sections);
});

test.each([
  ["list", "2026-01-02T09:00:00.25+00:00", "2026-01-02T09:00:00+00:00", "of the list"],
  ["dialog", "2026-01-02T09:00:00+00:00", "2026-01-02T09:00:00.25+00:00", "of the dialog"],
])("an opened dialog shows the newer row, which the %s has read", (_, listed, cached, shown) => {
  const { queryKey } = faqQuestionQuery("visa");
  const row = (updated_at: string, answer: string): FaqItem => ({
    ...goodRows.faq_questions,
    id: "visa",
    updated_at,
    answer,
  });
  queryClient.setQueryData(queryKey, row(cached, "of the dialog"));
  const inList = row(listed, "of the list");
  const html = render(() => (
    <FaqQuestionFormDialog question={inList} category="travel-logistics" onClose={onClose} />
  ));
  expect(/of the (list|dialog)/.exec(html)?.[0]).toBe(shown);
  queryClient.removeQueries({ queryKey });
});
