import { agencyTimeInWords, parseTimestamp } from "./agency-time";

/** A stored time in words. */
export function Moment({ at }: { at: string }) {
  const date = parseTimestamp(at);
  return <time dateTime={date.toISOString()}>{agencyTimeInWords(date)}</time>;
}
