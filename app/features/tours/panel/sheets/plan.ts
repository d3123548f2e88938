import * as m from "virtual:messages/panel-tours";
import type { Sheet } from "./cells";
import { planDates } from "./plan-dates";
import { planTours } from "./plan-tours";
import { headingKey, type ImportPlan, type Stored } from "./rows";

type Kind = "tours" | "dates";

/** Which table a sheet is for, by its headings. */
function kindOf({ rows: [head = []] }: Sheet): Kind | undefined {
  const names = new Set(head.map((heading) => headingKey(String(heading))));
  if (names.has("date id") || (names.has("tour id") && names.has("date"))) return "dates";
  return names.has("id") ? "tours" : undefined;
}

/** The ids of the tours that the sheets name. */
export function tourIdsIn(sheets: Sheet[]): string[] {
  const ids = sheets.flatMap((sheet) => {
    const [head = [], ...rows] = sheet.rows;
    const key = kindOf(sheet) === "dates" ? "tour id" : "id";
    const at = head.findIndex((heading) => headingKey(String(heading)) === key);
    return rows.map((row) => String(row[at] ?? ""));
  });
  return [...new Set(ids.filter((id) => /^[A-Za-z0-9_-]{1,100}$/.test(id)))];
}

/** Compares what files have with what is stored, and says what importing them would change. */
export function planImport(sheets: Sheet[], stored: Stored): ImportPlan {
  const plan: ImportPlan = {
    changes: {},
    tourOfMoved: new Map(),
    lines: [],
    count: 0,
    publicTranslations: 0,
    newerTours: 0,
    problems: [],
    notes: [],
    names: new Map(stored.tours.map(({ id, title }) => [id, title])),
  };
  const known = sheets.filter((sheet) => kindOf(sheet));
  if (known.length === 0) {
    plan.problems.push(m.noIdColumn);
  }
  for (const sheet of known) {
    if (kindOf(sheet) === "tours") planTours(sheet, stored, plan);
    else planDates(sheet, stored, plan);
  }
  return plan;
}
