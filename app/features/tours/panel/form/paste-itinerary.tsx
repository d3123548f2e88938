import * as m from "virtual:messages/panel-tours";
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

  const count = days.length;
  return (
    <Dialog
      isOpen
      title={count > 0 ? m.makeDaysOfThisText({ count }) : m.pasteAnItinerary}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {pasted === undefined ? m.cancel : m.keepAsText}
          </Button>
          <Button disabled={count === 0} onClick={make}>
            {count > 0 ? m.makeCount({ count }) : m.makeDays}
          </Button>
        </>
      }
    >
      {pasted === undefined && (
        <TextArea
          label={m.textOfTheItinerary}
          hint={m.pastedDaysHint}
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
            <span className="line-clamp-2">{title || description || m.noText}</span>
          </li>
        ))}
      </ol>
      {intro && count > 0 && (
        <p className="mt-4 line-clamp-3 text-sm text-ink-muted">{m.introMoves({ intro })}</p>
      )}
    </Dialog>
  );
}
