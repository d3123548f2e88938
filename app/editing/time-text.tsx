const inWords = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

export function timeText(moment: string): string {
  return inWords.format(new Date(moment));
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{timeText(at)}</time>;
}
