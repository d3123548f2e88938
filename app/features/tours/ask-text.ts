/** The number of people that was typed, in plain digits; undefined unless it is a whole one from 1. */
export function peopleOf(typed: string): string | undefined {
  const number = Number(typed);
  return Number.isSafeInteger(number) && number >= 1 ? String(number) : undefined;
}

/**
 * What "Ask on WhatsApp" writes for the visitor. A line for the date and the number of people is added
 * where it is given; an empty one is left for the visitor to complete.
 */
export function askText(
  title: string,
  url: string,
  { date, people }: { date?: string | undefined; people?: string | undefined } = {},
): string {
  return [
    `Hi, I want to know more about ${title}: ${url}`,
    ...(date === undefined ? [] : [`Date: ${date}`]),
    ...(people === undefined ? [] : [`Number of People: ${people}`]),
  ].join("\n");
}
