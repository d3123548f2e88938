import { agencyTimeInWords, dateOf } from "./agency-time";

/** A stored time in words. */
export function Moment({ at }: { at: string }) {
  const date = dateOf(at);
  return <time dateTime={date.toISOString()}>{agencyTimeInWords(date)}</time>;
}
