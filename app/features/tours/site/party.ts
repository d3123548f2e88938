import * as m from "virtual:messages/party";
import { isDay } from "~/ui/dates";

/** The visitor's choice for a trip: people, date and city. It is stored in the query of the URL. */
export interface Party {
  /** All travellers, with the children. */
  people?: number | undefined;
  /** How many of the people are children. */
  children?: number | undefined;
  /** The day of departure, yyyy-mm-dd. */
  date?: string | undefined;
  /** The city where the trip starts. */
  from?: string | undefined;
}

const MAX_PEOPLE = 9999;
const MAX_TEXT = 200;
/** The characters that chat apps add to the end of a shared link. A typed text can end with a bracket of its own: "Delhi (NCR)". */
const AFTER_TEXT = /(?:[\s.,;:!?*`'"’”\]}>\p{Cf}]|(?<!\([^()]*)\))+$/u;

/** A text of a URL or form without what a chat app has added to its end. */
export function withoutEnd(text: string): string {
  // PostgreSQL text cannot contain NUL.
  return text.replaceAll("\0", "").slice(0, MAX_TEXT).replace(AFTER_TEXT, "");
}

/** Reads a typed number of people, also "007" and "1e2". Undefined unless it is a whole number from 1. */
export function peopleOf(typed: string): number | undefined {
  const people = Number(typed);
  return Number.isInteger(people) && people > 0 && people <= MAX_PEOPLE ? people : undefined;
}

/** Reads the party from a query, and ignores values that cannot be right. */
export function partyOf(params: URLSearchParams): Party {
  const given = (name: string) => (params.get(name) ?? "").slice(0, MAX_TEXT);
  const value = (name: string) => given(name).replace(/\D+$/, "");
  const people = peopleOf(value("people"));
  const children = peopleOf(value("children"));
  const date = value("date");
  return {
    people,
    children: people && children && children <= people ? children : undefined,
    date: isDay(date) ? date : undefined,
    from: withoutEnd(given("from")).trim() || undefined,
  };
}

/** Adds the party to the query of a path, or replaces the party that it has. */
export function withParty(path: string, { people, children, date, from }: Party): string {
  const [, start = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ people, children, date, from })) {
    params.delete(name);
    if (value) params.append(name, String(value));
  }
  // The ids of a shortlist are separated by commas.
  return start + (params.size > 0 ? `?${params}`.replaceAll("%2C", ",") : "") + hash;
}

/** Adds the party to the path of a list or Home. Its city stays out, because it would filter the list. */
export function listWithParty(path: string, party: Party): string {
  return withParty(path, { ...party, from: undefined });
}

/** A line of a message to the agency. */
export function peopleLine({ people, children }: Party): string {
  const ofThem = children ? ` (${m.children({ count: children })})` : "";
  return m.numberOfPeople({ people: people ?? "" }) + ofThem;
}
