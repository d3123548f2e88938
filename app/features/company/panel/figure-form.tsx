import * as m from "virtual:messages/panel-company";
import { FormText, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "../data";
import { figuresOf } from "../figures";
import { useSaveSettings } from "./queries";
import { figureSchema } from "./schema";

/** The figures that visitors read. An empty one is not shown. */
export function FigureForm({ company }: { company: Company }) {
  const form = useCheckedForm(figureSchema, figuresOf(company));
  const { control } = form;
  const { save } = useSaveSettings(company.id, m.figuresUpdated);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: company, toInput: figuresOf, schema: figureSchema }}
      copied={{ of: "figures", schema: figureSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: figuresOf }}
      onSave={save}
    >
      <FormSection title={m.figures} text={m.figuresHint}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormText
            control={control}
            name="years_of_experience"
            label={m.yearsOfExperience}
            hint={m.yearsHint}
          />
          <FormText control={control} name="happy_travellers" label={m.happyTravellers} />
          <FormText control={control} name="satisfaction_rate" label={m.satisfactionRate} />
          <FormText control={control} name="support_on_tour" label={m.supportOnTour} />
        </div>
      </FormSection>
      <FormSection title={m.ratings} text={m.outOf5Hint}>
        <FormText
          control={control}
          name="displayed_rating"
          label={m.displayedRating}
          hint={m.ratingHint}
          inputMode="decimal"
        />
        <FormText
          control={control}
          name="tour_rating"
          label={m.tourRating}
          hint={m.tourRatingHint}
          inputMode="decimal"
        />
      </FormSection>
    </PageForm>
  );
}
