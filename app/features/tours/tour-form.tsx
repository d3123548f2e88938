import type { FieldErrors } from "react-hook-form";
import { z } from "zod";
import { FormCheckbox, FormSelect, FormText, FormTextArea } from "~/editing/fields";
import { ImageField } from "~/editing/image-field";
import { FormSection, PageForm } from "~/editing/page-form";
import { useCheckedForm } from "~/editing/use-checked-form";
import type { Tour } from "./data";
import { newDay, newTour, type TourInput, type TourValues, tourSchema } from "./schema";
import { TourCategory } from "./tour-category";
import { useTourEntries } from "./tour-entries";
import { TourGallery } from "./tour-form-gallery";
import { TourItinerary } from "./tour-itinerary";
import { TourTexts } from "./tour-texts";

const drafts = { highlights: "", inclusions: "", gallery: "" };

// What stands in the lines that add an entry belongs to the form: it counts as typed, and saving
// adds it.
const formSchema = tourSchema.extend({
  drafts: z.record(z.enum(["highlights", "inclusions", "gallery"]), z.string()),
});

export type TourFormInput = z.input<typeof formSchema>;

/** The one form of a tour, for creating and for editing. */
export function TourForm({
  tour,
  submitLabel,
  onSave,
}: {
  tour?: Tour;
  submitLabel: string;
  onSave: (values: TourValues) => Promise<boolean>;
}) {
  const start: TourFormInput = { ...(tour ? toInput(tour) : newTour), drafts };
  const form = useCheckedForm(formSchema, start);
  const { control } = form;
  const highlights = useTourEntries(form, "highlights");
  const inclusions = useTourEntries(form, "inclusions");
  const gallery = useTourEntries(form, "gallery");

  // A list has no field of its own to move to; the line that adds to it is the place.
  function moveToEmptyGallery({ gallery: error, ...others }: FieldErrors<TourFormInput>) {
    if (error && Object.keys(others).length === 0 && gallery.fields.length === 0) {
      form.setFocus("drafts.gallery");
    }
  }

  return (
    <PageForm
      form={form}
      submitLabel={submitLabel}
      stored={tour && { values: start, schema: formSchema }}
      leavesTo="/admin/tours"
      beforeSubmit={() => {
        for (const list of [highlights, inclusions, gallery]) list.add();
      }}
      onInvalid={moveToEmptyGallery}
      onSave={({ drafts: _, ...values }) => onSave(values)}
    >
      <FormSection title="Basics">
        <FormText control={control} name="title" label="Title" />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormSelect control={control} name="type" label="Type">
            <option value="domestic">Domestic</option>
            <option value="international">International</option>
          </FormSelect>
          <TourCategory form={form} />
          <FormText
            control={control}
            name="price"
            label="Price"
            hint="Shown as written, for example ₹12,500"
          />
          <FormText
            control={control}
            name="duration"
            label="Duration"
            hint="For example 6 Days / 5 Nights"
          />
        </div>
        <FormTextArea control={control} name="summary" label="Summary" rows={4} />
        <FormCheckbox
          control={control}
          name="featured"
          label="Featured"
          hint="Shown on the home page"
        />
      </FormSection>
      <FormSection title="Pictures" text="The main picture is the one on the tour's card.">
        <ImageField control={control} name="image_url" label="Image URL" />
        <TourGallery control={control} list={gallery} />
      </FormSection>
      <FormSection title="Highlights" text="What travellers will remember.">
        <TourTexts control={control} list={highlights} name="highlights" noun="highlight" />
      </FormSection>
      <FormSection title="Inclusions" text="What the price covers.">
        <TourTexts control={control} list={inclusions} name="inclusions" noun="inclusion" />
      </FormSection>
      <FormSection title="Itinerary" text="A day left empty is not saved.">
        <TourItinerary control={control} />
      </FormSection>
    </PageForm>
  );
}

function toInput(tour: Tour): TourInput {
  return {
    ...tour,
    type: tour.type === "international" ? "international" : "domestic",
    itinerary: tour.itinerary.length > 0 ? tour.itinerary : [newDay(0)],
    gallery: tour.gallery.map((value) => ({ value })),
  };
}
