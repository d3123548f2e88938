import * as m from "virtual:messages/panel-inbox";
import { Link } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { Moment } from "~/editing/moment";
import { Table, TableHead } from "~/editing/table";
import { shortDate } from "~/ui/dates";
import { SelectField } from "~/ui/field";
import { markLanguage } from "~/ui/mark-language";
import { languageOf } from "~/ui/text";
import { ContactButtons } from "./contact-buttons";
import { type Enquiry, enquiryStatuses } from "./data";
import { personName } from "./person";
import { useMarkEnquiry } from "./queries";

export function EnquiryTable({ enquiries }: { enquiries: Enquiry[] }) {
  return (
    <Table label={m.enquiries} isStacked>
      <TableHead
        columns={[m.who, m.tourOrDestination, m.datesAndPeople, m.received, m.status]}
        actions={m.contact}
      />
      <tbody>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} />
        ))}
      </tbody>
    </Table>
  );
}

function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, phone, created_at, call_on } = enquiry;
  return (
    <tr>
      <th scope="row" className="font-semibold wrap-anywhere max-lg:max-w-full! max-lg:basis-full!">
        <Link
          to={`/admin/enquiries/${id}`}
          className="inline-flex min-h-11 items-center underline lg:pointer-fine:min-h-6"
          lang={languageOf(personName(enquiry))}
        >
          {personName(enquiry)}
        </Link>
        {(name || !phone) && (
          <span className="block font-normal text-ink-muted">{phone ?? m.noNumberLeft}</span>
        )}
      </th>
      <td className="wrap-anywhere max-lg:basis-full">
        {hasTour(enquiry) ? (
          <TourLink enquiry={enquiry} />
        ) : (
          <span lang={languageOf(enquiry.subject ?? "")}>{enquiry.subject}</span>
        )}
      </td>
      <td>{tripText(enquiry)}</td>
      <td className="text-ink-muted">
        <Moment at={created_at} />
        {call_on && (
          <span className="font-semibold text-ink max-lg:ml-3 lg:block">
            {m.callOn({ date: shortDate(call_on, agencyToday()) })}
          </span>
        )}
      </td>
      <td>
        <StatusSelect enquiry={enquiry} />
      </td>
      <td className="text-right whitespace-nowrap max-lg:order-2! max-lg:ml-auto">
        <ContactButtons enquiry={enquiry} isSmall />
      </td>
    </tr>
  );
}

function StatusSelect({ enquiry }: { enquiry: Enquiry }) {
  const { save, isSaving, input } = useMarkEnquiry(enquiry);
  return (
    <SelectField
      label={m.statusOf({ name: personName(enquiry) })}
      isLabelHidden
      fieldClassName="w-max min-w-32"
      aria-busy={isSaving}
      value={(isSaving && input) || enquiry.status}
      onChange={({ target }) => {
        const chosen = enquiryStatuses.find((each) => each === target.value);
        if (chosen) void save(chosen);
      }}
    >
      <StatusOptions />
    </SelectField>
  );
}

export const statusNames: Record<Enquiry["status"], string> = {
  New: m.statusNew,
  Talking: m.statusTalking,
  Quoted: m.statusQuoted,
  Booked: m.statusBooked,
  Lost: m.statusLost,
};

export function StatusOptions() {
  return enquiryStatuses.map((status) => (
    <option key={status} value={status}>
      {statusNames[status]}
    </option>
  ));
}

function hasTour({ tour_id, destination }: Enquiry): boolean {
  return Boolean(tour_id || destination);
}

/** A link to the tour, or the typed destination if the enquiry names no tour. */
export function TourLink({ enquiry: { tour_id, destination } }: { enquiry: Enquiry }) {
  if (!tour_id) return destination && <span lang={languageOf(destination)}>{destination}</span>;
  return (
    <Link to={`/admin/tours/edit/${encodeURIComponent(tour_id)}`} className="underline">
      {markLanguage(destination) ?? tour_id}
    </Link>
  );
}

/** Text such as "Mon 14 Dec 2026 – Wed 16 Dec 2026 · 4 people". Omits unknown parts. */
export function tripText({ from_day, to_day, people }: Enquiry): string {
  const days = [from_day, to_day].filter((day) => day !== null).map((day) => shortDate(day));
  const party = people && m.party({ count: people });
  return [[...new Set(days)].join(" – "), party].filter(Boolean).join(" · ");
}
