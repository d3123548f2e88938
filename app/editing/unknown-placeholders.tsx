import * as m from "virtual:messages/panel-editing";

/** Warns that a typed text has placeholders, such as {hours}, that are not replaced by a value. */
export function UnknownPlaceholders({
  text,
  isKnown,
  warning = m.notAValue,
}: {
  text: string;
  isKnown: (placeholder: string) => boolean;
  warning?: (words: { values: string }) => string;
}) {
  const unknown = placeholdersOf(text).filter((placeholder) => !isKnown(placeholder));
  if (unknown.length === 0) return null;
  return (
    <p role="status" className="text-sm font-medium text-warning">
      {warning({ values: unknown.join(", ") })}
    </p>
  );
}

/** The words in braces of a text: placeholders, also mistyped ones. */
function placeholdersOf(text: string): string[] {
  return text.match(/\{[^{}\n]+\}/g) ?? [];
}
