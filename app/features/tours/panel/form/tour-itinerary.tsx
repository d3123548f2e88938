import * as m from "virtual:messages/panel-tours";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { memo, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Control, type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { focusAfter } from "~/editing/deletion";
import { FormText, FormTextArea } from "~/editing/fields";
import { openSectionsOf } from "~/editing/form-section";
import { usePasteOffer } from "~/editing/paste-offer";
import { ReorderItem, ReorderList } from "~/editing/reorder";
import { toast } from "~/editing/toaster";
import { Button, IconButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { isBlankDay } from "../../blank-day";
import { newDay, newTour, type TourFormInput } from "../../schema";
import type { PriceLists } from "./itinerary-lists";
import { durationOf, numbered, parseItinerary } from "./itinerary-text";
import { PasteItinerary } from "./paste-itinerary";

type Days = TourFormInput["itinerary"];
/** The fields of the form that a pasted text changes. */
type ChangedFields = Pick<
  TourFormInput,
  "itinerary" | "inclusions" | "exclusions" | "duration" | "summary"
>;

/** A text pasted into day `index` that can become days. `before`: the fields before the paste. */
interface Offer {
  text: string | undefined;
  before: ChangedFields;
  index: number;
}

/** The days of a tour. The only remaining day cannot be removed (spec §2). */
export function TourItinerary<Output>({
  form: { control, getValues, setValue, setFocus },
}: {
  form: UseFormReturn<TourFormInput, unknown, Output>;
}) {
  const { fields, append, insert, move, remove, replace } = useFieldArray({
    control,
    name: "itinerary",
  });
  const [offer, setOffer] = useState<Offer>();
  /** `others`: the fields that Undo restores. After an Undo, those that Redo restores. */
  const [made, setMade] = useState<{ count: number; others: ChangedFields; isUndone: boolean }>();

  const pasteButton = useRef<HTMLButtonElement>(null);
  const removedToasts = useRef<string[]>([]);

  // Without the form, their Undo would change nothing.
  useEffect(() => () => removedToasts.current.forEach(toast.dismiss), []);

  const renumber = useCallback(() => {
    const days = getValues("itinerary");
    for (const [index, { day }] of numbered(days).entries()) {
      if (day !== days[index]?.day) setValue(`itinerary.${index}.day`, day, { shouldDirty: true });
    }
  }, [getValues, setValue]);

  const moveDay = useCallback(
    (from: number, to: number) => {
      move(from, to);
      renumber();
    },
    [move, renumber],
  );

  const removeDay = useCallback(
    (index: number) => {
      const day = getValues(`itinerary.${index}`);
      remove(index);
      renumber();
      if (isBlankDay(day)) return;
      const id = toast.success(m.dayRemoved({ day: index + 1 }), {
        label: m.undo,
        onClick() {
          const at = Math.min(index, getValues("itinerary").length);
          // The focus goes back from the toast to where it was.
          insert(at, day, { shouldFocus: false });
          renumber();
        },
      });
      removedToasts.current.push(id);
    },
    [getValues, insert, remove, renumber],
  );

  const insertDay = useCallback(
    (index: number) => {
      insert(index, newDay(index), { focusName: `itinerary.${index}.title` });
      renumber();
    },
    [insert, renumber],
  );

  function valuesNow(): ChangedFields {
    const { itinerary, inclusions, exclusions, duration, summary } = getValues();
    return structuredClone({ itinerary, inclusions, exclusions, duration, summary });
  }

  function setValues({ itinerary, inclusions, exclusions, duration, summary }: ChangedFields) {
    replace(itinerary);
    setValue("summary", summary, { shouldDirty: true, shouldValidate: summary !== "" });
    setValue("duration", duration, { shouldDirty: true, shouldValidate: true });
    setValue("inclusions", inclusions, { shouldDirty: true });
    setValue("exclusions", exclusions, { shouldDirty: true });
  }

  const offerPasted = usePasteOffer<Offer>(({ target, clipboardData }) => {
    const text = clipboardData.getData("text/plain");
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (parseItinerary(text).days.length < 2) return;
    return { text, before: valuesNow(), index: Number(target.name.split(".")[1]) };
  }, setOffer);

  function makeDays({ before, index }: Offer, days: Days, lists: PriceLists, intro: string) {
    const { itinerary, inclusions, exclusions, duration, summary } = before;
    const day = itinerary[index];
    const at = day && isBlankDay(day) ? index : index + 1;
    const all = numbered([...itinerary.slice(0, at), ...days, ...itinerary.slice(index + 1)]);
    flushSync(() => {
      setOffer(undefined);
      setValues({
        itinerary: all,
        // The duration of a new tour is not the operator's own.
        duration: (duration === newTour.duration && durationOf(all)) || duration,
        inclusions: [...inclusions, ...lists.inclusions],
        exclusions: [...exclusions, ...lists.exclusions],
        summary: intro || summary,
      });
      setMade({ count: days.length, others: before, isUndone: false });
    });
    openSectionsOf([`itinerary.${at}`]);
    setFocus(`itinerary.${at}.title`);
  }

  return (
    <div className="flex flex-col gap-4">
      <ReorderList noun={m.dayNoun} count={fields.length} onMove={moveDay}>
        <ol className="flex flex-col" {...offerPasted}>
          {fields.map((field, index) => (
            <Day
              key={field.id}
              id={field.id}
              control={control}
              getValues={getValues}
              index={index}
              isLast={index === fields.length - 1}
              canRemove={fields.length > 1}
              onInsert={insertDay}
              onRemove={removeDay}
            />
          ))}
        </ol>
      </ReorderList>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            // A transition, because adding a day validates every field, which can be slow.
            startTransition(() =>
              append(newDay(fields.length), { focusName: `itinerary.${fields.length}.title` }),
            );
          }}
        >
          <Plus aria-hidden="true" />
          {m.addDay}
        </Button>
        <Button
          ref={pasteButton}
          variant="quiet"
          onClick={() =>
            setOffer({ text: undefined, before: valuesNow(), index: fields.length - 1 })
          }
        >
          <ClipboardPaste aria-hidden="true" />
          {m.pasteAnItinerary}
        </Button>
      </div>
      {made && (
        <div role="status" className="undo-bar sticky bottom-24 z-10 max-sm:bottom-32">
          <Notice
            tone="success"
            action={
              <div className="flex">
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => {
                    setMade({ ...made, others: valuesNow(), isUndone: !made.isUndone });
                    setValues(made.others);
                  }}
                >
                  {made.isUndone ? m.redo : m.undo}
                </Button>
                <IconButton
                  label={m.close}
                  onClick={() => {
                    setMade(undefined);
                    pasteButton.current?.focus({ preventScroll: true });
                  }}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            }
          >
            {made.isUndone ? m.theDaysAreAsTheyWere : m.textBecameDays({ count: made.count })}
          </Notice>
        </div>
      )}
      {offer && (
        <PasteItinerary
          pasted={offer.text}
          hasLists
          takesIntro={!offer.before.summary.trim()}
          onMake={(days, lists, intro) => makeDays(offer, days, lists, intro)}
          onClose={() => setOffer(undefined)}
        />
      )}
    </div>
  );
}

/** "Day 1 · Arrival in Kochi". */
function DayName<Output>({
  control,
  index,
}: {
  control: Control<TourFormInput, unknown, Output>;
  index: number;
}) {
  return useWatch({ control, name: [`itinerary.${index}.day`, `itinerary.${index}.title`] })
    .filter(Boolean)
    .join(" · ");
}

/** Memoized, so that a change to one day does not render all the others. */
const Day = memo(DayFields) as typeof DayFields;

function DayFields<Output>({
  id,
  control,
  getValues,
  index,
  isLast,
  canRemove,
  onInsert,
  onRemove,
}: {
  id: string;
  control: Control<TourFormInput, unknown, Output>;
  getValues: UseFormReturn<TourFormInput, unknown, Output>["getValues"];
  index: number;
  isLast: boolean;
  canRemove: boolean;
  onInsert: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  // On phones, a filled day is closed at first.
  const [isBlank] = useState(() => isBlankDay(getValues(`itinerary.${index}`)));
  return (
    <ReorderItem id={id} index={index} isLast={isLast} noun={m.dayNoun}>
      {({ handle, back, forward }) => (
        <>
          <div className="text-center">
            <Button variant="quiet" size="sm" onClick={() => onInsert(index)}>
              <Plus aria-hidden="true" />
              {m.insertDay({
                day: index + 1,
                hidden: (words) => <span className="sr-only">{words}</span>,
              })}
            </Button>
          </div>
          <fieldset className="flex items-start gap-2 border-l-4 border-line pl-4 max-md:flex-col max-md:items-stretch">
            <legend className="sr-only">{`${m.dayNoun} ${index + 1}`}</legend>
            <details open={isBlank} className="phone-section @container min-w-0 grow">
              <summary className="min-h-11 content-center font-semibold">
                <DayName control={control} index={index} />
              </summary>
              <div className="grid gap-4 max-md:pt-3 @sm:grid-cols-[8rem_minmax(0,1fr)] @xl:grid-cols-[8rem_minmax(0,1fr)_12rem]">
                <FormText control={control} name={`itinerary.${index}.day`} label={m.day} />
                <FormText control={control} name={`itinerary.${index}.title`} label={m.dayTitle} />
                <FormText
                  control={control}
                  name={`itinerary.${index}.name`}
                  label={m.guideName}
                  fieldClassName="@sm:col-span-2 @xl:col-span-1"
                />
                <FormTextArea
                  control={control}
                  name={`itinerary.${index}.description`}
                  label={m.description}
                  rows={2}
                  fieldClassName="@sm:col-span-full"
                />
                <div className="grid gap-4 @sm:col-span-full @md:grid-cols-2">
                  <FormText control={control} name={`itinerary.${index}.stay`} label={m.stay} />
                  <FormText control={control} name={`itinerary.${index}.meals`} label={m.meals} />
                </div>
              </div>
            </details>
            <div className="flex flex-wrap md:flex-col">
              {handle()}
              {back}
              {forward}
              <IconButton
                label={m.removeDay({ day: index + 1 })}
                variant="danger-quiet"
                aria-disabled={!canRemove}
                onClick={({ currentTarget }) => {
                  const moveFocus = focusAfter(currentTarget);
                  onRemove(index);
                  moveFocus();
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </fieldset>
        </>
      )}
    </ReorderItem>
  );
}
