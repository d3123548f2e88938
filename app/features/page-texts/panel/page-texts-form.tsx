import * as m from "virtual:messages/panel-page-texts";
import type { Control } from "react-hook-form";
import { FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormSection, SectionLinks } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "~/features/company/data";
import { useSaveSettings } from "~/features/company/panel/queries";
import { defaultTexts, type PageTexts, type TextName } from "./default-texts";
import { storedTextsSchema, textNames, toTextsInput } from "./schema";

const EMPTIED = m.emptiedField;

const values = [1, 2, 3] as const;
const reasons = [1, 2, 3, 4, 5, 6] as const;

/** The texts of the pages, each with its specified words until the operator changes it. */
export function PageTextsForm({ company }: { company: Company }) {
  const form = useCheckedForm(storedTextsSchema, toTextsInput(company));
  const { control } = form;
  const { save } = useSaveSettings(company.id, m.pageTextsUpdated);

  function fillEmptied() {
    for (const name of textNames) {
      if (!form.getValues(name).trim()) form.setValue(name, defaultTexts[name]);
    }
  }

  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: company, toInput: toTextsInput, schema: storedTextsSchema }}
      copied={{ of: "page_texts", schema: storedTextsSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: toTextsInput }}
      beforeSubmit={fillEmptied}
      onSave={save}
    >
      <SectionLinks titles={[m.home, m.headsOfTheLists, m.aboutUs, m.values, m.whyChoose]} />
      <FormSection title={m.home} text={EMPTIED}>
        <FormTextArea control={control} name="home_welcome" label={m.welcome} rows={4} />
      </FormSection>
      <FormSection title={m.headsOfTheLists} text={m.sentenceHint({ emptied: EMPTIED })}>
        <FormTextArea control={control} name="domestic_tours" label={m.domesticTours} rows={2} />
        <FormTextArea
          control={control}
          name="international_tours"
          label={m.internationalTours}
          rows={2}
        />
        <FormTextArea control={control} name="all_tours" label={m.allTours} rows={2} />
        <FormTextArea control={control} name="testimonials" label={m.testimonials} rows={2} />
        <FormTextArea control={control} name="faq" label={m.faq} rows={2} />
      </FormSection>
      <FormSection title={m.aboutUs} text={m.placeholdersShowTheFigures}>
        <FormTextArea control={control} name="about_headline" label={m.headline} rows={3} />
        <FormText control={control} name="mission_title" label={m.titleOfTheMission} />
        <FormTextArea control={control} name="mission" label={m.mission} rows={3} />
      </FormSection>
      <FormSection title={m.values} text={EMPTIED}>
        {values.map((at) => (
          <TitledText
            key={at}
            control={control}
            title={`value_${at}_title`}
            text={`value_${at}`}
            label={m.value({ at })}
          />
        ))}
      </FormSection>
      <FormSection title={m.whyChoose} text={EMPTIED}>
        {reasons.map((at) => (
          <TitledText
            key={at}
            control={control}
            title={`reason_${at}_title`}
            text={`reason_${at}`}
            label={m.reason({ at })}
          />
        ))}
      </FormSection>
    </PageForm>
  );
}

function TitledText<Output>({
  control,
  title,
  text,
  label,
}: {
  control: Control<PageTexts, unknown, Output>;
  title: TextName;
  text: TextName;
  label: string;
}) {
  return (
    <div className="flex flex-col gap-3">
      <FormText control={control} name={title} label={label} />
      <FormTextArea control={control} name={text} label={m.text({ label })} rows={2} />
    </div>
  );
}
