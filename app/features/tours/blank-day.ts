/** Whether a day of an itinerary has no text except its initial label, "Day n". */
export function isBlankDay({ day, ...texts }: { day: string; [name: string]: string }): boolean {
  const hasText = Object.values(texts).some((text) => text?.trim());
  return !hasText && /^((Day|நாள்|दिन) \d+)?$/.test(day.trim());
}
