import * as m from "virtual:messages/panel-tours";
import type { z } from "zod";
import { asRupees } from "~/editing/bare-price";
import { departureSchema } from "~/features/departures/panel/schema";
import type { TourChanges } from "~/supabase/tour-changes";
import { dateColumns, type Sheet } from "./cells";
import { isMonthFirst, toIsoDay } from "./day";
import { notePrices } from "./prices";
import {
  cellsIn,
  checked,
  currentId,
  eachRow,
  type ImportPlan,
  readCells,
  type Stored,
} from "./rows";

/** Adds what a sheet "Dates" changes to the plan. */
export function planDates(sheet: Sheet, stored: Stored, plan: ImportPlan): void {
  const byId = new Map(stored.dates.map((date) => [date.id, date]));
  const key = (tour: string, day: string) => `${tour} ${day}`;
  const byDay = new Map(stored.dates.map((date) => [key(date.tour_id, date.starts_on), date]));
  const seen = new Set<string>();
  const updated: NonNullable<TourChanges["departures"]> = [];
  const added: NonNullable<TourChanges["added_departures"]> = [];
  const monthFirst = isMonthFirst(
    cellsIn(sheet, dateColumns, "starts_on"),
    cellsIn(sheet, dateColumns, "id").map((id) => byId.get(id)?.starts_on),
  );
  const moves: { to: string; id: string; refuse: () => void }[] = [];
  const lines: { id: string; shown: ImportPlan["lines"] }[] = [];

  const tourOf = (cellOf: (key: string) => string) =>
    plan.names.get(byId.get(cellOf("id"))?.tour_id ?? currentId(cellOf("tour_id"), stored, plan)) ??
    cellOf("tour");
  eachRow(sheet, dateColumns, plan, tourOf, (cellOf, filled, addProblem, note) => {
    const id = cellOf("id");
    const typed = cellOf("starts_on");
    const day = typed && toIsoDay(typed, monthFirst);
    if (day === null) return addProblem("starts_on", m.notADate({ typed }));
    const typedId = cellOf("tour_id");
    const namedId = currentId(typedId, stored, plan);
    const date = id ? byId.get(id) : byDay.get(key(namedId, day));
    if (id && !date) return addProblem("id", m.noDateToChange);
    const tourId = date?.tour_id ?? namedId;
    const title = plan.names.get(tourId);
    if (!title)
      return addProblem("tour_id", tourId ? m.noSuchTour({ id: typedId }) : m.tourIdRequired);
    const once = date?.id ?? key(tourId, day);
    if (seen.has(once)) return addProblem(id ? "id" : "starts_on", m.dateTwice);
    seen.add(once);
    const shape: Record<string, z.ZodType> = departureSchema.shape;
    const read = readCells(
      filled,
      date && { ...date, tour: title },
      ({ key, isPrice }, cell) => {
        if (key === "starts_on") return checked(shape.starts_on, day);
        return checked(shape[key], isPrice ? (asRupees(cell) ?? cell) : cell);
      },
      addProblem,
    );
    if (!read) return;
    notePrices(read, note);
    const what = (name: string) => `${date?.starts_on ?? day}, ${name}`;
    if (!date) {
      if (!day) return addProblem("starts_on", m.dateRequired);
      moves.push({
        to: key(tourId, day),
        id: once,
        refuse: () => addProblem("starts_on", TAKEN),
      });
      lines.push({ id: once, shown: [{ title, what: m.newDate, before: "", after: day }] });
      added.push({ tour_id: tourId, starts_on: day, ...read.set });
      return;
    }
    plan.names.set(date.id, `${title}, ${date.starts_on}`);
    if (Object.keys(read.set).length === 0) return;
    if ("starts_on" in read.set) {
      plan.tourOfMoved.set(date.id, tourId);
      moves.push({
        to: key(tourId, day),
        id: date.id,
        refuse: () => addProblem("starts_on", TAKEN),
      });
    }
    const shown = read.lines.map((line) => ({ ...line, title, what: what(line.what) }));
    lines.push({ id: date.id, shown });
    updated.push({ id: date.id, version: date.updated_at, set: read.set });
  });

  const refused = new Set<string>();
  let before: number;
  // Repeats, because a refused date keeps its day, which can refuse another one.
  do {
    before = refused.size;
    const moving = moves.filter(({ id }) => !refused.has(id));
    const moved = new Set(moving.map(({ id }) => id));
    const staying = stored.dates.filter(({ id }) => !moved.has(id));
    const taken = new Set(staying.map((date) => key(date.tour_id, date.starts_on)));
    for (const { to, id, refuse } of moving) {
      if (taken.has(to)) {
        refused.add(id);
        refuse();
      } else taken.add(to);
    }
  } while (refused.size > before);
  const isAccepted = ({ id }: { id: string }) => !refused.has(id);
  plan.lines.push(...lines.filter(isAccepted).flatMap(({ shown }) => shown));
  const accepted = updated.filter(isAccepted);
  const acceptedNew = added.filter((date) =>
    isAccepted({ id: key(date.tour_id, date.starts_on ?? "") }),
  );
  if (accepted.length > 0)
    plan.changes.departures = [...(plan.changes.departures ?? []), ...accepted];
  if (acceptedNew.length > 0) {
    plan.changes.added_departures = [...(plan.changes.added_departures ?? []), ...acceptedNew];
  }
  plan.count += accepted.length + acceptedNew.length;
}

const TAKEN = m.dateTakenSentence;
