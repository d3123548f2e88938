import { type ComponentType, useId, useState } from "react";
import { Icon } from "~/ui/icon";
import { calendarIcon } from "~/ui/icons";
import type { CalendarDialogProps } from "./calendar-dialog";
import { type Day, longDay } from "./days";

type Calendar = ComponentType<CalendarDialogProps>;

const controlClass =
  "min-h-11 w-full items-center gap-2 rounded-md border border-line-strong bg-surface-raised px-3 py-2 text-left text-base text-ink hover:border-ink";

/**
 * A day on a button that opens a calendar. The calendar is fetched on first use; where it cannot
 * be, and without a script, the browser's own date field stands in.
 */
export function DateField({
  label,
  day,
  onChange,
}: {
  label: string;
  day: Day | null;
  onChange: (day: Day) => void;
}) {
  const id = useId();
  const [calendar, setCalendar] = useState<{ Dialog: Calendar } | "failed" | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function load() {
    import("./calendar-dialog").then(
      (part) => setCalendar({ Dialog: part.CalendarDialog }),
      () => setCalendar("failed"),
    );
  }
  function open() {
    setIsOpen(true);
    if (calendar === null) load();
  }
  function choose(chosen: Day) {
    onChange(chosen);
    setIsOpen(false);
  }

  if (calendar === "failed") {
    return (
      <div className="flex min-w-0 flex-col gap-1.5">
        <label htmlFor={id} className="text-sm leading-tight font-semibold">
          {label}
        </label>
        <input
          id={id}
          type="date"
          defaultValue={day ?? undefined}
          onChange={(event) => event.target.value && onChange(event.target.value)}
          className={`flex ${controlClass}`}
        />
      </div>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm leading-tight font-semibold">
        {label}
      </span>
      <noscript>
        {import.meta.env.SSR && (
          <input
            type="date"
            name={label.toLowerCase()}
            aria-labelledby={`${id}-label`}
            className={`flex ${controlClass}`}
          />
        )}
      </noscript>
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => calendar === null && load()}
        className={`hidden js:flex ${controlClass}`}
      >
        <Icon path={calendarIcon} className="size-5 shrink-0 text-structure-text" />
        <span className="min-w-0">{day ? longDay(day) : "Today"}</span>
      </button>
      {isOpen && calendar && (
        <calendar.Dialog
          label={label}
          day={day}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
