import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { type Control, type FieldErrors, type UseFormReturn, useWatch } from "react-hook-form";
import {
  FormCheckbox,
  FormSelect,
  FormText,
  FormTextArea,
  isIncomplete,
  useCheckedForm,
} from "~/editing/fields";
import { openSectionsOf, PhoneSection } from "~/editing/form-section";
import { ImageField } from "~/editing/image-field";
import { lastList } from "~/editing/last-list";
import { PageForm } from "~/editing/page-form";
import { categoriesQuery } from "~/features/categories/panel/queries";
import { isBlankDay } from "../../blank-day";
import type { Tour } from "../../data";
import {
  dateNames,
  draftFormSchema,
  type TourFormInput,
  toFormInput,
  toInput,
  tourFormSchema,
} from "../../schema";
import { statusOf } from "../../status";
import type { SavedTour } from "../queries";
import type { BackFromTour } from "../tour-table";
import { otherDuration } from "./itinerary-text";
import { PriceField } from "./price-field";
import { GoodToKnow, PriceDetails, TourQuestions } from "./tour-form-details";
import { GalleryEntries, TextEntries, useTourList } from "./tour-form-lists";
import { otherButtons, statusChange, TourVisibility, willBeDraft } from "./tour-form-status";
import { TourItinerary } from "./tour-itinerary";
import { WithOffer } from "./with-offer";

/** The form for creating and editing a tour. */
export function TourForm({
  tour,
  submitLabel,
  newId,
  onSave,
  dates,
}: {
  tour?: Tour;
  submitLabel: string;
  /** The dates of a stored tour, which are saved at once. Undefined for a new tour. */
  dates?: { summary: ReactNode; fields: ReactNode };
  newId?: RefObject<string>;
  onSave: (tour: SavedTour, base: Tour | undefined) => Promise<unknown>;
}) {
  const start = toFormInput(tour);
  const status = tour && statusOf(tour);
  // A draft has fewer required fields.
  const schemaFor = (values: TourFormInput) =>
    willBeDraft(values, status) ? draftFormSchema : tourFormSchema;
  const form = useCheckedForm(schemaFor, start);
  const { control } = form;
  const highlights = useTourList(form, "highlights");
  const inclusions = useTourList(form, "inclusions");
  const exclusions = useTourList(form, "exclusions");
  const gallery = useTourList(form, "gallery");

  function showErrors({ gallery: error, ...others }: FieldErrors<TourFormInput>) {
    openSectionsOf(Object.keys(others));
    // An empty gallery has no field to focus, so the "New …" field gets the focus.
    if (error && Object.keys(others).length === 0 && gallery.fields.length === 0) {
      openSectionsOf(["pendingEntries.gallery"]);
      form.setFocus("pendingEntries.gallery");
    }
  }

  return (
    <PageForm
      form={form}
      submitLabel={submitLabel}
      otherButtons={otherButtons(status)}
      preview={{ page: "tour", id: tour?.id }}
      stored={{ row: tour, toInput: toFormInput, schema: schemaFor(start) }}
      copied={{ of: `tours/${tour?.id ?? "new"}`, schema: schemaFor(start), newId }}
      history={
        tour && {
          table: "tours",
          note: m.datesKeepTheirPrices,
          rowId: tour.id,
          toInput: (row) => toInput({ ...tour, ...row }),
        }
      }
      leavesTo={lastList("/admin/tours")}
      leavingState={tour && ({ backFrom: tour.id } satisfies BackFromTour)}
      beforeSubmit={(action) => {
        form.setValue("action", action);
        form.setValue("incompleteDates", dateNames.filter(isIncomplete));
        for (const list of [highlights, inclusions, exclusions, gallery]) list.add();
      }}
      onInvalid={showErrors}
      onSave={({ slug, pendingEntries: _, incompleteDates: __, ...form }, base) => {
        const { action, goesLiveOn, hiddenFrom, shownAgainOn, ...values } = form;
        const dates = { action, goesLiveOn, hiddenFrom, shownAgainOn };
        const status = statusChange(dates, toFormInput(base));
        return onSave({ values: { ...values, ...status }, slug }, base);
      }}
    >
      <PhoneSection title={m.basics} summary={<TitleAndPrice control={control} />} isOpen>
        <FormText control={control} name="title" label={m.title} />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormSelect control={control} name="type" label={m.type}>
            <option value="domestic">{m.domestic}</option>
            <option value="international">{m.international}</option>
          </FormSelect>
          <TourCategory form={form} />
          <PriceField form={form} />
          <DurationField form={form} />
          <FormText
            control={control}
            name="price_from"
            label={m.priceFrom}
            hint={m.priceFromHint}
            inputMode="numeric"
          />
          <FormText
            control={control}
            name="starts_from"
            label={m.startingCity}
            hint={m.startsFromHint}
          />
        </div>
        <FormTextArea control={control} name="summary" label={m.summary} rows={4} />
        <FormCheckbox
          control={control}
          name="featured"
          label={m.featured}
          hint={m.shownOnTheHomePage}
        />
      </PhoneSection>
      <PhoneSection
        title={m.pictures}
        text={m.mainPictureHint}
        summary={m.countedPictures({ count: gallery.fields.length })}
      >
        <ImageField control={control} name="image_url" label={m.imageUrl} crop="tour" />
        <GalleryEntries control={control} list={gallery} />
      </PhoneSection>
      <PhoneSection
        title={m.highlights}
        summary={m.countedHighlights({ count: highlights.fields.length })}
        text={m.highlightsHint}
      >
        <TextEntries control={control} list={highlights} name="highlights" noun={m.highlight} />
      </PhoneSection>
      <PhoneSection
        title={m.inclusions}
        summary={m.countedInclusions({ count: inclusions.fields.length })}
        text={m.whatThePriceCovers}
      >
        <TextEntries control={control} list={inclusions} name="inclusions" noun={m.inclusion} />
      </PhoneSection>
      <PhoneSection
        title={m.exclusions}
        summary={m.countedExclusions({ count: exclusions.fields.length })}
        text={m.exclusionsHint}
      >
        <TextEntries control={control} list={exclusions} name="exclusions" noun={m.exclusion} />
      </PhoneSection>
      <PhoneSection
        title={m.itinerary}
        summary={<DayCount control={control} />}
        text={m.itineraryHint}
      >
        <TourItinerary form={form} />
      </PhoneSection>
      <PhoneSection
        title={m.dates}
        text={dates && m.savedAtOnce}
        summary={dates?.summary ?? m.onceTheTourIsStored}
      >
        {dates?.fields ?? <p>{m.datesNeedTour}</p>}
      </PhoneSection>
      <PriceDetails form={form} />
      <GoodToKnow form={form} />
      <TourQuestions form={form} />
      <TourVisibility control={control} tour={tour} />
    </PageForm>
  );
}

interface Fields<Output> {
  control: Control<TourFormInput, unknown, Output>;
}

function TitleAndPrice<Output>({ control }: Fields<Output>) {
  return useWatch({ control, name: ["title", "price"] })
    .filter(Boolean)
    .join(" · ");
}

function DayCount<Output>({ control }: Fields<Output>) {
  const days = useWatch({ control, name: "itinerary" });
  return m.countedDays({ count: days.filter((day) => !isBlankDay(day)).length });
}

function DurationField<Output>({ form }: { form: UseFormReturn<TourFormInput, unknown, Output> }) {
  const { control } = form;
  const [duration, days] = useWatch({ control, name: ["duration", "itinerary"] });

  function use(text: string) {
    form.setValue("duration", text, { shouldDirty: true, shouldValidate: true });
    form.setFocus("duration");
  }

  return (
    <WithOffer text={otherDuration(duration, days)} onUse={use}>
      <FormText
        control={control}
        name="duration"
        label={m.duration}
        hint={m.forExample6Days5Nights}
        fieldClassName="w-full"
      />
    </WithOffer>
  );
}

/** Lists the categories of the tour's type, and the chosen category even if it is unknown. */
function TourCategory<Output>({ form }: { form: UseFormReturn<TourFormInput, unknown, Output> }) {
  const { control } = form;
  const [type, chosen] = useWatch({ control, name: ["type", "category"] });
  const { data: categories } = useQuery(categoriesQuery);
  const names = (categories ?? []).filter((item) => item.type === type).map(({ name }) => name);
  const isUnknown = chosen && !names.includes(chosen);
  // One keyed list, so that the chosen option keeps its element when the categories load later.
  const choices = isUnknown ? [chosen, ...names] : names;
  return (
    <FormSelect
      control={control}
      name="category"
      label={m.category}
      hint={isUnknown && categories ? m.categoryOfOtherType({ type }) : undefined}
    >
      {["", ...choices].map((name) => (
        <option key={name} value={name}>
          {name || m.uncategorized}
        </option>
      ))}
    </FormSelect>
  );
}
