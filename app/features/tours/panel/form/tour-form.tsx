import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
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
import { PageForm } from "~/editing/page-form";
import { categoriesQuery } from "~/features/categories/panel/queries";
import type { Tour } from "../../data";
import {
  dateNames,
  draftFormSchema,
  isBlankDay,
  type TourFormInput,
  toFormInput,
  toInput,
  tourFormSchema,
} from "../../schema";
import { statusOf } from "../../status";
import { type BackFromTour, lastList } from "../last-list";
import type { SavedTour } from "../queries";
import { PriceField } from "./price-field";
import { GoodToKnow, PriceDetails, TourQuestions } from "./tour-form-details";
import { GalleryEntries, TextEntries, useTourList } from "./tour-form-lists";
import { otherButtons, statusChange, TourVisibility, willBeDraft } from "./tour-form-status";
import { TourItinerary } from "./tour-itinerary";

/** The form for creating and editing a tour. */
export function TourForm({
  tour,
  submitLabel,
  onSave,
  dates,
}: {
  tour?: Tour;
  submitLabel: string;
  /** The dates of a stored tour, which are saved at once. Undefined for a new tour. */
  dates?: ReactNode;
  onSave: (tour: SavedTour, base: Tour | undefined) => Promise<boolean>;
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
      openSectionsOf(["drafts.gallery"]);
      form.setFocus("drafts.gallery");
    }
  }

  return (
    <PageForm
      form={form}
      submitLabel={submitLabel}
      otherButtons={otherButtons(status)}
      preview={{ page: "tour", id: tour?.id }}
      stored={tour && { row: tour, toInput: toFormInput, schema: schemaFor(start) }}
      copied={{ of: `tours/${tour?.id ?? "new"}`, schema: schemaFor(start) }}
      history={
        tour && {
          table: "tours",
          rowId: tour.id,
          toInput: (row) => toInput({ ...tour, ...row }),
        }
      }
      leavesTo={lastList()}
      leavingState={tour && ({ backFrom: tour.id } satisfies BackFromTour)}
      beforeSubmit={(action) => {
        form.setValue("action", action);
        form.setValue("incompleteDates", dateNames.filter(isIncomplete));
        for (const list of [highlights, inclusions, exclusions, gallery]) list.add();
      }}
      onInvalid={showErrors}
      onSave={({ slug, drafts: _, incompleteDates: __, ...form }, base) => {
        const { action, goesLiveOn, hiddenFrom, shownAgainOn, ...values } = form;
        const dates = { action, goesLiveOn, hiddenFrom, shownAgainOn };
        const status = statusChange(dates, toFormInput(base));
        return onSave({ values: { ...values, ...status }, slug }, base);
      }}
    >
      <PhoneSection title="Basics" holds={<TitleAndPrice control={control} />} isOpen>
        <FormText control={control} name="title" label="Title" />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormSelect control={control} name="type" label="Type">
            <option value="domestic">Domestic</option>
            <option value="international">International</option>
          </FormSelect>
          <TourCategory form={form} />
          <PriceField form={form} />
          <FormText
            control={control}
            name="duration"
            label="Duration"
            hint="For example 6 Days / 5 Nights"
          />
          <FormText
            control={control}
            name="price_from"
            label="Price from, in rupees"
            hint="Optional. Visitors filter and sort by it"
            inputMode="numeric"
          />
          <FormText
            control={control}
            name="starts_from"
            label="Starting city"
            hint="Optional. For example Madurai"
          />
        </div>
        <FormTextArea control={control} name="summary" label="Summary" rows={4} />
        <FormCheckbox
          control={control}
          name="featured"
          label="Featured"
          hint="Shown on the home page"
        />
      </PhoneSection>
      <PhoneSection
        title="Pictures"
        text="The main picture is the one on the tour's card."
        holds={counted(gallery.fields, "gallery picture")}
      >
        <ImageField control={control} name="image_url" label="Image URL" crop="tour" />
        <GalleryEntries control={control} list={gallery} />
      </PhoneSection>
      <PhoneSection
        title="Highlights"
        holds={counted(highlights.fields, "highlight")}
        text="What travellers will remember."
      >
        <TextEntries control={control} list={highlights} name="highlights" noun="highlight" />
      </PhoneSection>
      <PhoneSection
        title="Inclusions"
        holds={counted(inclusions.fields, "inclusion")}
        text="What the price covers."
      >
        <TextEntries control={control} list={inclusions} name="inclusions" noun="inclusion" />
      </PhoneSection>
      <PhoneSection
        title="Exclusions"
        holds={counted(exclusions.fields, "exclusion")}
        text="Optional. What travellers pay for themselves."
      >
        <TextEntries control={control} list={exclusions} name="exclusions" noun="exclusion" />
      </PhoneSection>
      <PhoneSection
        title="Itinerary"
        holds={<DayCount control={control} />}
        text="A day left empty is not saved. A whole itinerary pasted into a day can become its days."
      >
        <TourItinerary form={form} />
      </PhoneSection>
      <PhoneSection
        title="Dates"
        text={dates && "Saved at once, without this form."}
        holds={dates ? "Departures" : "Once the tour is stored"}
      >
        {dates ?? (
          <p>
            Create the tour first, or save it as a draft. Then open it again: its departures, also
            every Friday for example, are added here.
          </p>
        )}
      </PhoneSection>
      <PriceDetails form={form} />
      <GoodToKnow form={form} />
      <TourQuestions form={form} />
      <TourVisibility control={control} tour={tour} />
    </PageForm>
  );
}

function counted({ length }: unknown[], noun: string): string {
  if (length === 0) return `No ${noun}s`;
  return length === 1 ? `1 ${noun}` : `${length} ${noun}s`;
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
  return counted(
    days.filter((day) => !isBlankDay(day)),
    "day",
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
      label="Category"
      hint={
        isUnknown && categories
          ? `No category of ${type} tours: visitors cannot filter by it`
          : undefined
      }
    >
      {["", ...choices].map((name) => (
        <option key={name} value={name}>
          {name || "Uncategorized"}
        </option>
      ))}
    </FormSelect>
  );
}
