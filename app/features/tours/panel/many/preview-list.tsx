import * as m from "virtual:messages/panel-tours";
import { languageOf } from "~/ui/text";

export interface PreviewLine {
  key: string;
  /** The tour. */
  title: string;
  what?: string | undefined;
  before: string;
  after: string;
  /** A warning, shown once below the title. */
  mark?: string | undefined;
}

/** More lines would make typing slow. */
const MAX_LINES = 200;

/** Lists what would change: old → new, below the tour. */
export function PreviewList({ label, lines }: { label: string; lines: PreviewLine[] }) {
  if (lines.length === 0) return null;
  const titles = [...new Set(lines.map(({ title }) => title))];
  const place = new Map(titles.map((title, at) => [title, at]));
  const placeOf = ({ title }: PreviewLine) => place.get(title) ?? 0;
  const shown = lines.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, MAX_LINES);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-md border border-line px-3 py-1 text-sm wrap-anywhere"
    >
      <ul>
        {shown.map(({ key, title, what, before, after, mark }, at) => (
          <li key={key} className="py-1">
            {shown[at - 1]?.title !== title && (
              <p lang={languageOf(title)} className="mt-1 font-semibold">
                {title}
              </p>
            )}
            {mark && (shown[at - 1]?.title !== title || !shown[at - 1]?.mark) && (
              <p className="font-semibold text-warning">{mark}</p>
            )}
            {what && <span className="text-ink-muted">{what}: </span>}
            <span lang={languageOf(before)}>{before}</span> →{" "}
            <strong lang={languageOf(after)}>{after}</strong>
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <p className="py-1 text-ink-muted">{m.andMore({ count: lines.length - shown.length })}</p>
      )}
    </div>
  );
}

/** The values that stay as they are, closed at first unless `isOpen`. */
export function LeftAlone({ lines, isOpen = false }: { lines: string[]; isOpen?: boolean }) {
  if (lines.length === 0) return null;
  const shown = lines.slice(0, MAX_LINES);
  return (
    <details open={isOpen} className="text-sm wrap-anywhere">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {m.leftAlone({ count: lines.length })}
      </summary>
      <ul className="max-h-60 list-disc overflow-y-auto pl-5">
        {shown.map((line) => (
          <li key={line} lang={languageOf(line)}>
            {line}
          </li>
        ))}
      </ul>
      {lines.length > shown.length && <p>{m.andMore({ count: lines.length - shown.length })}</p>}
    </details>
  );
}
