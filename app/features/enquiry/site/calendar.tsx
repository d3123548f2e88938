import * as m from "virtual:messages/enquiry";
import { DayPicker } from "react-day-picker";
import { enIN } from "react-day-picker/locale/en-IN";
import { hi } from "react-day-picker/locale/hi";
import { ta } from "react-day-picker/locale/ta";
import "react-day-picker/style.css";
import "./calendar.css";
import { language } from "~/ui/languages";
import { type Day, dateOf, dayOf } from "./days";

const locale = language === "ta" ? ta : language === "hi" ? hi : enIN;

const labels = { labelPrevious: () => m.previousMonth, labelNext: () => m.nextMonth };

export interface CalendarProps {
  day: Day | null;
  onChoose: (day: Day) => void;
}

/** The single-date calendar of the enquiry form. Any date is accepted (spec §5). */
export default function Calendar({ day, onChoose }: CalendarProps) {
  const selected = dateOf(day ?? dayOf(new Date()));
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={locale}
      labels={labels}
      // As on a wall calendar in India. Some of these locales have Monday.
      weekStartsOn={0}
      selected={selected}
      defaultMonth={selected}
      onSelect={(date) => onChoose(dayOf(date))}
      modifiers={{ past: { before: new Date() } }}
      modifiersClassNames={{ past: "past" }}
      className="calendar"
    />
  );
}
