import * as m from "virtual:messages/enquiry";
import { loading } from "virtual:messages/frame";
import { close } from "virtual:messages/ui";
import { lazy, Suspense, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { calendarIcon, closeIcon } from "~/ui/icons";
import type { CalendarProps } from "./calendar";
import { type Day, longDay } from "./days";

declare module "react" {
  // Attributes of the Invoker Commands API, which React's types do not list yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}

const loadCalendar = () => import("./calendar");
const Calendar = lazy(() => loadCalendar().catch(() => ({ default: NativeCalendar })));

/** The browser's own date field, used if the calendar cannot be loaded. */
function NativeCalendar({ day, onChoose }: CalendarProps) {
  function choose({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
    // A year that is not typed to its end is 0002, 0020 or 0202.
    if (value > "1000") onChoose(value);
  }
  return (
    <TextField
      label={m.date}
      type="date"
      defaultValue={day ?? undefined}
      // Not `onChange`: a day is already a date after its first digit.
      onBlur={(event) => {
        // Escape has closed the dialog, and chooses nothing.
        if (event.currentTarget.closest("dialog")?.open) choose(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Enter would send the enquiry.
        event.preventDefault();
        choose(event);
      }}
    />
  );
}

/**
 * A button that shows a date and opens a calendar. The dialog is native, so it opens even before
 * hydration. The calendar in the dialog is loaded on first use.
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The dialog might already be open, because its button works before hydration.
  useEffect(() => setIsOpen(dialog.current?.open ?? false), []);

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm leading-tight font-semibold">
        {label}
      </span>
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={`${id}-dialog`}
        onClick={(event) => {
          // The command is for before hydration. Now it would open the open dialog again, with a warning.
          event.preventDefault();
          dialog.current?.showModal();
          setIsOpen(true);
        }}
        onPointerEnter={() => void loadCalendar().catch(() => {})}
        className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line-strong bg-surface-raised px-3 py-2 text-left text-base text-ink hover:border-ink"
      >
        <Icon path={calendarIcon} className="size-5 shrink-0 text-structure-text max-sm:hidden" />
        <span className="min-w-0">{day ? longDay(day) : m.today}</span>
      </button>
      <dialog
        ref={dialog}
        id={`${id}-dialog`}
        aria-labelledby={`${id}-title`}
        onClose={() => setIsOpen(false)}
        closedby="any"
        // For browsers without `closedby`. Only a press on the backdrop has the dialog as its target.
        onMouseDown={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close();
        }}
        className="modal-rise m-auto w-[max(100%-2rem,min(100%,20.5rem))] max-w-lg rounded-lg border border-line bg-surface-raised text-ink shadow-float"
      >
        <div className="relative">
          <h2 id={`${id}-title`} className="border-b border-line py-4 pr-16 pl-5 text-xl">
            {label}
          </h2>
          <div className="min-h-88 px-1 py-5">
            <Suspense fallback={<p role="status">{loading}</p>}>
              {isOpen && (
                <Calendar
                  day={day}
                  onChoose={(chosen) => {
                    onChange(chosen);
                    dialog.current?.close();
                  }}
                />
              )}
            </Suspense>
          </div>
          <button
            type="button"
            aria-label={close}
            title={close}
            command="close"
            commandfor={`${id}-dialog`}
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
            className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-md hover:bg-surface-sunken"
          >
            <Icon path={closeIcon} />
          </button>
        </div>
      </dialog>
    </div>
  );
}
