import { FormText, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "../data";
import { figuresOf } from "../figures";
import { useSaveFigures } from "./queries";
import { figureSchema } from "./schema";

/** The figures that visitors read. An empty one is not shown. */
export function FigureForm({ company }: { company: Company }) {
  const form = useCheckedForm(figureSchema, figuresOf(company));
  const { control } = form;
  const { save } = useSaveFigures(company.id);
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ row: company, toInput: figuresOf, schema: figureSchema }}
      copied={{ of: "figures", schema: figureSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: figuresOf }}
      onSave={save}
    >
      <FormSection
        title="Figures"
        text="Shown on the home page, on About Us and in the FAQ. An empty one is hidden."
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormText
            control={control}
            name="years_of_experience"
            label="Years of experience"
            hint="15+ reads “over 15 years” in a sentence"
          />
          <FormText control={control} name="happy_travellers" label="Happy travellers" />
          <FormText control={control} name="satisfaction_rate" label="Satisfaction rate" />
          <FormText control={control} name="support_on_tour" label="Support on tour" />
        </div>
      </FormSection>
      <FormSection title="Ratings" text="Out of 5. An empty one is hidden.">
        <FormText
          control={control}
          name="displayed_rating"
          label="Displayed rating"
          hint="Under “Customer Satisfaction”. If empty: the average of the approved reviews, with their number, once there are any"
          inputMode="decimal"
        />
        <FormText
          control={control}
          name="tour_rating"
          label="Rating of tours without reviews"
          hint="A tour with reviews shows their average and their number"
          inputMode="decimal"
        />
      </FormSection>
    </PageForm>
  );
}
