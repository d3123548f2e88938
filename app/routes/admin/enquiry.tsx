import { name } from "virtual:messages/language";
import * as m from "virtual:messages/panel-inbox";
import { useQuery } from "@tanstack/react-query";
import { lastList } from "~/editing/last-list";
import { Loaded } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { ContactButtons } from "~/features/inbox/panel/contact-buttons";
import type { Enquiry } from "~/features/inbox/panel/data";
import { EnquiryForm } from "~/features/inbox/panel/enquiry-form";
import { TourLink, tripText } from "~/features/inbox/panel/enquiry-table";
import { personName } from "~/features/inbox/panel/person";
import { enquiryQuery, useErasePerson } from "~/features/inbox/panel/queries";
import { ExportButton } from "~/features/personal-data/panel/export-button";
import { QuotesOfEnquiry } from "~/features/quotes/panel/quotes-of-enquiry";
import { AdminHeader } from "~/panel/admin-header";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { languageOf } from "~/ui/text";
import type { Route } from "./+types/enquiry";

export default function EnquiryScreen({ params }: Route.ComponentProps) {
  const query = useQuery(enquiryQuery(params.id));
  const enquiry = query.data;
  const erasure = useErasePerson();
  return (
    <>
      <AdminHeader
        title={enquiry ? personName(enquiry) : m.enquiry}
        text={
          enquiry && (
            <>
              {sources[enquiry.source]}, <Moment at={enquiry.created_at} />
            </>
          )
        }
        action={
          enquiry && (
            <>
              <ContactButtons enquiry={enquiry} />
              <ButtonLink to={quotePath(enquiry)}>{m.makeAQuote}</ButtonLink>
            </>
          )
        }
      />
      <Loaded
        key={params.id}
        query={query}
        isFresh
        failure={m.errorLoadingEnquiry}
        action={
          <ButtonLink to={lastList("/admin/enquiries")} variant="secondary" size="sm">
            {m.backToEnquiries}
          </ButtonLink>
        }
      >
        {(stored) => (
          <>
            {enquiry === null && !erasure.input && (
              <div className="mb-6">
                <Notice tone="danger">{m.enquiryGone}</Notice>
              </div>
            )}
            <Facts enquiry={stored} />
            <QuotesOfEnquiry enquiryId={stored.id} />
            <EnquiryForm
              enquiry={stored}
              erasure={erasure}
              exportButton={<ExportButton enquiryId={stored.id} />}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function quotePath({ id, tour_id, language }: Enquiry): string {
  const query = new URLSearchParams({
    enquiry: id,
    ...(tour_id && { tour: tour_id }),
    ...(language !== "en" && { language }),
  });
  return `/admin/quotes/new?${query}`;
}

const sources: Record<Enquiry["source"], string> = {
  home: m.homePage,
  tour: m.tourPage,
  contact: m.contactForm,
  "walk-in": m.walkIn,
  telephone: m.telephone,
};

/** The options of the contact form. */
const interests = new Map([
  ["domestic", m.domesticTours],
  ["international", m.internationalTours],
  ["customized", m.customizedTours],
  ["other", m.otherInterest],
]);

/** The details of the visitor's request. */
function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { interest, subject, message, language } = enquiry;
  const facts = [
    [m.tourOrDestination, <TourLink key="tour" enquiry={enquiry} />],
    [m.datesAndPeople, tripText(enquiry)],
    [m.interest, interest && (interests.get(interest) ?? interest)],
    [m.subject, subject],
    [m.language, language !== "en" && name[language]],
  ] as const;
  const hasTour = Boolean(enquiry.tour_id || enquiry.destination);
  return (
    <div className="mb-8 flex flex-col gap-4 border-b border-line pb-8 wrap-anywhere">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(
          ([label, value]) =>
            value &&
            (label !== m.tourOrDestination || hasTour) && (
              <div key={label}>
                <dt className="text-sm text-ink-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {message && (
        <p
          lang={languageOf(message)}
          className="max-w-prose border-l-2 border-line-strong pl-4 whitespace-pre-wrap"
        >
          {message}
        </p>
      )}
    </div>
  );
}
