/** Normalizes a typed number of people. Returns undefined unless it is an integer of at least 1. */
export function peopleOf(typed: string): string | undefined {
  const number = Number(typed);
  return Number.isSafeInteger(number) && number >= 1 ? String(number) : undefined;
}

/**
 * The text of the "Ask on WhatsApp" message. `date` and `people` each add a line unless undefined.
 * An empty string adds only the label, so that the visitor can complete the line in WhatsApp.
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
