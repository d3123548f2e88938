import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";
import type { TourInput } from "../../schema";
import { parseItinerary } from "./itinerary-text";

/** A dialog that offers to turn text into days. Without `pasted`, it has a field for the text. */
export function PasteItinerary({
  pasted,
  onMake,
  onClose,
}: {
  pasted: string | undefined;
  onMake: (days: TourInput["itinerary"]) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(pasted ?? "");
  const { intro, days } = parseItinerary(text);

  function make() {
    const [first, ...others] = days;
    if (!first) return;
    const description = [intro, first.description].filter(Boolean).join("\n\n");
    onMake([{ ...first, description }, ...others]);
  }

  const number = days.length === 1 ? "1 day" : `${days.length} days`;
  return (
    <Dialog
      isOpen
      title={days.length > 0 ? `Make ${number} of this text?` : "Paste an itinerary"}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {pasted === undefined ? "Cancel" : "Keep as text"}
          </Button>
          <Button disabled={days.length === 0} onClick={make}>
            {days.length > 0 ? `Make ${number}` : "Make days"}
          </Button>
        </>
      }
    >
      {pasted === undefined && (
        <TextArea
          label="Text of the itinerary"
          hint="Each day begins on a line of its own, for example “Day 1: Madurai to Munnar”."
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ol className="mt-4 flex flex-col gap-2 first:mt-0">
        {days.map(({ day, title, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no id
          <li key={index} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 text-sm">
            <span className="font-semibold">{day}</span>
            <span className="line-clamp-2">{title || description || "(no text)"}</span>
          </li>
        ))}
      </ol>
      {intro && days.length > 0 && (
        <p className="mt-4 line-clamp-3 text-sm text-ink-muted">
          The text before the first day moves into its description: {intro}
        </p>
      )}
    </Dialog>
  );
}
