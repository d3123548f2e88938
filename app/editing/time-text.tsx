const inWords = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** A stored time; the embedded backend writes it as PostgreSQL does, which Safari does not read. */
function dateOf(moment: string): Date {
  return new Date(moment.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}

export function timeText(moment: string): string {
  return inWords.format(dateOf(moment));
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={dateOf(at).toISOString()}>{timeText(at)}</time>;
}
