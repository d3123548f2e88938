import english from "../app/messages/en.json" with { type: "json" };
import hindi from "../app/messages/hi.json" with { type: "json" };
import tamil from "../app/messages/ta.json" with { type: "json" };
import type { Language } from "../app/ui/languages.ts";

// Hindi has no messages of the panel.
type Messages = typeof hindi;

const all: Record<Language, Messages> = { en: english, ta: tamil, hi: hindi };

/**
 * The messages of an area for the server's own code, which cannot import "virtual:messages/…". Their arguments
 * are texts such as {name}, without plurals.
 */
export function messagesOf<Area extends keyof Messages>(area: Area, language: Language) {
  const texts: Record<string, string> = all[language][area];
  return (name: keyof Messages[Area] & string, values: Record<string, string> = {}): string =>
    (texts[name] ?? "").replace(/\{(\w+)\}/g, (_, argument) => values[argument] ?? "");
}
