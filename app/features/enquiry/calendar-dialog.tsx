import { DayPicker } from "react-day-picker";
import { enIN } from "react-day-picker/locale/en-IN";
import "react-day-picker/style.css";
import { Dialog } from "~/ui/dialog";
import "./calendar.css";
import { type Day, dateOf, dayOf } from "./days";

export interface CalendarDialogProps {
  label: string;
  day: Day | null;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** The single-date calendar of the enquiry form; days are not checked (spec §5). */
export function CalendarDialog({ label, day, onChoose, onClose }: CalendarDialogProps) {
  const selected = dateOf(day ?? dayOf(new Date()));
  return (
    <Dialog isOpen onClose={onClose} closesOnBackdrop title={label}>
      <DayPicker
        mode="single"
        required
        autoFocus
        locale={enIN}
        selected={selected}
        defaultMonth={selected}
        onSelect={(date) => onChoose(dayOf(date))}
        className="calendar"
      />
    </Dialog>
  );
}
