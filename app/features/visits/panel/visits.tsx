import * as m from "virtual:messages/panel-visits";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LoadFailure } from "~/editing/loaded";
import { Table } from "~/editing/table";
import type { Sums, VisitSums } from "~/supabase/visit-sums";
import { classNames } from "~/ui/class-names";
import { shortDate } from "~/ui/dates";
import { locale } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import { visitsQuery } from "./queries";

const numberFormat = new Intl.NumberFormat(locale);

/** The visit charts of the dashboard. If visit counting is turned off, says where it is turned on. */
export function Visits() {
  const { data, isError, refetch } = useQuery(visitsQuery);
  if (data === undefined && !isError) return null;
  return (
    <section aria-labelledby="visits">
      <h2 id="visits" className="text-xl">
        {m.visitsIn30Days}
      </h2>
      <p className="mb-3 text-sm text-ink-muted">
        {data === null ? m.notCounted({ link: settingsLink }) : m.sumsOnly}
      </p>
      {data && <VisitOverview visits={data} />}
      {data === undefined && <LoadFailure text={m.errorLoadingVisits} onRetry={refetch} />}
    </section>
  );
}

const settingsLink = (words: ReactNode[]) => (
  <Link to="/admin/site-settings/enquiries" className="underline">
    {words}
  </Link>
);

function VisitOverview({ visits: { days, tours } }: { visits: VisitSums }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
      <div>
        <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface-raised px-5 py-4">
          <Chart label={m.viewsOfTours} days={days} of="views" color="fill-structure-text" />
          <Chart label={m.tapsOnWhatsapp} days={days} of="taps" color="fill-accent" />
          <Chart label={m.enquiriesAboutTours} days={days} of="enquiries" color="fill-success" />
        </div>
        <DaysTable days={days} />
      </div>
      <AskedTours tours={tours} />
    </div>
  );
}

type Day = VisitSums["days"][number];

/** A bar chart with one bar per day. */
function Chart({
  label,
  days,
  of,
  color,
}: {
  label: string;
  days: Day[];
  of: keyof Sums;
  color: string;
}) {
  const numbers = days.map((day) => day[of]);
  const sumOf = (counts: number[]) =>
    numberFormat.format(counts.reduce((sum, number) => sum + number, 0));
  const most = Math.max(1, ...numbers);
  const [first, last] = [days[0], days.at(-1)].map(
    (day) => day && shortDate(day.day, days[0]?.day),
  );
  return (
    <figure>
      <figcaption>
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{label}</span>
          <span className="font-display text-xl font-bold tabular-nums">{sumOf(numbers)}</span>
        </span>
        <span className="text-sm text-ink-muted">
          {m.inTheLast7Days({ count: sumOf(numbers.slice(-7)) })}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={m.aDay({ label, most: numberFormat.format(Math.max(...numbers)) })}
        viewBox={`0 0 ${days.length * 4 - 1} 100`}
        preserveAspectRatio="none"
        className={classNames("mt-1 h-16 w-full border-b border-line-strong", color)}
      >
        {days.map((day, at) => {
          const height = (day[of] / most) * 100;
          return <rect key={day.day} x={at * 4} y={100 - height} width={3} height={height} />;
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-muted">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}

/** The numbers of the charts as a table. */
function DaysTable({ days }: { days: Day[] }) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center font-semibold text-structure-text underline">
        {m.showTheNumbersOfEachDay}
      </summary>
      <Table label={m.visitsOfEachDay}>
        <thead>
          <tr>
            <th scope="col">{m.day}</th>
            <SumHeadings />
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, ...sums }) => (
            <tr key={day}>
              <th scope="row" className="font-normal whitespace-nowrap">
                {shortDate(day, days.at(-1)?.day)}
              </th>
              <SumCells sums={sums} />
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function AskedTours({ tours }: { tours: VisitSums["tours"] }) {
  return (
    <div>
      <h3 className="mb-3 text-lg">{m.whichTour}</h3>
      {tours.length === 0 ? (
        <p>{m.noVisitsYet}</p>
      ) : (
        <Table label={m.whichTour}>
          <thead>
            <tr>
              <th scope="col">{m.tour}</th>
              <SumHeadings />
            </tr>
          </thead>
          <tbody>
            {tours.map(({ id, title, ...sums }) => (
              <tr key={id}>
                <th scope="row" className="min-w-32 font-semibold wrap-anywhere">
                  <Link to={`/admin/tours/edit/${id}`} className="hover:underline">
                    {markLanguage(title)}
                  </Link>
                </th>
                <SumCells sums={sums} />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

function SumHeadings() {
  return [m.views, m.taps, m.enquiries].map((heading) => (
    <th key={heading} scope="col" className="text-right">
      {heading}
    </th>
  ));
}

function SumCells({ sums: { views, taps, enquiries } }: { sums: Sums }) {
  return Object.entries({ views, taps, enquiries }).map(([name, sum]) => (
    <td key={name} className="text-right tabular-nums">
      {numberFormat.format(sum)}
    </td>
  ));
}
