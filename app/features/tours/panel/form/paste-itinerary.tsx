import * as m from "virtual:messages/panel-tours";
import { useState } from "react";
import { DiscardDialog } from "~/editing/unsaved-work";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { markLanguage } from "~/ui/mark-language";
import { TextArea } from "~/ui/text-area";
import type { TourInput } from "../../schema";
import { entriesOf, type PriceLists, priceLine } from "./itinerary-lists";
import { parseItinerary } from "./itinerary-text";

/**
 * A dialog that offers to turn text into days. Without `pasted`, it has a field for the text. What the text says of the
 * price becomes lists with `hasLists`, or else stays in the last day. With `takesIntro`, `onMake` gets the text before
 * the first day, which otherwise becomes a part of that day.
 */
export function PasteItinerary({
  pasted,
  onMake,
  hasLists = false,
  takesIntro = false,
  onClose,
}: {
  pasted: string | undefined;
  hasLists?: boolean;
  takesIntro?: boolean;
  onMake: (days: TourInput["itinerary"], lists: PriceLists, intro: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(pasted ?? "");
  const { intro, days, lists } = parseItinerary(text);
  const { inclusions, exclusions } = entriesOf(hasLists ? lists : []);
  const price = priceLine(days.at(-1)?.description ?? "");

  function make() {
    const made = days.map((day, at) => {
      const kept = !hasLists && at === days.length - 1 && lists.join("\n");
      const texts = [at === 0 && !takesIntro && intro, day.description, kept];
      return { ...day, description: texts.filter(Boolean).join("\n\n") };
    });
    onMake(made, { inclusions, exclusions }, takesIntro ? intro : "");
  }

  const [isAsking, setIsAsking] = useState(false);
  const close = () => (pasted === undefined && text.trim() ? setIsAsking(true) : onClose());

  const count = days.length;
  return (
    <Dialog
      isOpen
      title={count > 0 ? m.makeDaysOfThisText({ count }) : m.pasteAnItinerary}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
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
            {/* The last day is whole, because what the text says after the days is there too. */}
            {title && description && (
              <span
                className={classNames(
                  "col-start-2 whitespace-pre-line text-ink-muted",
                  index < count - 1 && "line-clamp-2",
                )}
              >
                {description}
              </span>
            )}
          </li>
        ))}
      </ol>
      {intro && count > 0 && (
        <p className="mt-4 line-clamp-3 text-sm text-ink-muted">
          {takesIntro ? m.introBecomesSummary({ intro }) : m.introMoves({ intro })}
        </p>
      )}
      {inclusions.length + exclusions.length > 0 && (
        <>
          <p className="mt-4 text-sm text-ink-muted">{m.listsMove}</p>
          <ListOf name={m.inclusions} entries={inclusions} />
          <ListOf name={m.exclusions} entries={exclusions} />
        </>
      )}
      {price && (
        <p className="mt-4 text-sm text-ink-muted">{markLanguage(m.priceStays({ price }))}</p>
      )}
      <DiscardDialog isOpen={isAsking} onConfirm={onClose} onCancel={() => setIsAsking(false)} />
    </Dialog>
  );
}

function ListOf({ name, entries }: { name: string; entries: { value: string }[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p className="font-semibold">{name}</p>
      <p className="whitespace-pre-line">{entries.map(({ value }) => value).join("\n")}</p>
    </div>
  );
}
