import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { Card } from "~/ui/card";
import { shortDate } from "~/ui/dates";
import { nameOf } from "./person";
import { dueCallsQuery } from "./queries";

/** The calls of today and those that were missed; nothing when there is none. */
export function DueCalls() {
  const { data } = useQuery(dueCallsQuery);
  if (!data || data.total === 0) return null;
  const today = agencyToday();
  return (
    <section aria-labelledby="due-calls" className="mb-8">
      <h2 id="due-calls" className="mb-3 text-xl">
        Calls due{data.total > data.calls.length && ` (${data.total})`}
      </h2>
      <Card className="px-5 py-2">
        <ul>
          {data.calls.map(({ id, call_on, destination, ...who }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 border-b border-line wrap-anywhere last:border-0"
            >
              <Link
                to={`/admin/enquiries/${id}`}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {nameOf(who)}
              </Link>
              <span className="text-ink-muted">{destination}</span>
              <span className="ml-auto text-sm text-ink-muted">
                {call_on === today ? "Today" : shortDate(call_on ?? today, today)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
