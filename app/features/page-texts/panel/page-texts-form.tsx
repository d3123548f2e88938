import * as m from "virtual:messages/panel-page-texts";
import { type Control, useWatch } from "react-hook-form";
import { FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormSection, SectionLinks } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import { UnknownPlaceholders } from "~/editing/unknown-placeholders";
import type { Company } from "~/features/company/data";
import { PLACEHOLDER } from "~/features/company/figures";
import { useSaveSettings } from "~/features/company/panel/queries";
import { pageTextLabel } from "~/features/translations/panel/page-text-label";
import { defaultTexts, hasFigures, type PageTexts, type TextName } from "./default-texts";
import { storedTextsSchema, textNames, toTextsInput } from "./schema";

const EMPTIED = m.emptiedField;

const heads = [
  "domestic_tours",
  "international_tours",
  "all_tours",
  "testimonials",
  "faq",
] as const;
const values = ["value_1", "value_2", "value_3"] as const;
const reasons = ["reason_1", "reason_2", "reason_3", "reason_4", "reason_5", "reason_6"] as const;

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
        <PageText control={control} name="home_welcome" rows={4} />
      </FormSection>
      <FormSection title={m.headsOfTheLists} text={m.sentenceHint({ emptied: EMPTIED })}>
        {heads.map((name) => (
          <PageText key={name} control={control} name={name} rows={2} />
        ))}
      </FormSection>
      <FormSection title={m.aboutUs} text={m.placeholdersShowTheFigures}>
        <PageText control={control} name="about_headline" rows={3} />
        <PageText control={control} name="mission_title" />
        <PageText control={control} name="mission" rows={3} />
      </FormSection>
      <FormSection title={m.values} text={EMPTIED}>
        {values.map((name) => (
          <TitledText key={name} control={control} name={name} />
        ))}
      </FormSection>
      <FormSection title={m.whyChoose} text={EMPTIED}>
        {reasons.map((name) => (
          <TitledText key={name} control={control} name={name} />
        ))}
      </FormSection>
    </PageForm>
  );
}

type TextControl<Output> = Control<PageTexts, unknown, Output>;

/** A text of one line, or of more with `rows`. */
function PageText<Output>({
  control,
  name,
  rows,
}: {
  control: TextControl<Output>;
  name: TextName;
  rows?: number;
}) {
  const field = { control, name, label: pageTextLabel(name) };
  return (
    <div className="flex flex-col gap-2">
      {rows ? <FormTextArea {...field} rows={rows} /> : <FormText {...field} />}
      <UnknownPlaceholders
        text={useWatch({ control, name })}
        isKnown={(placeholder) => hasFigures(name) && placeholder.replace(PLACEHOLDER, "") === ""}
      />
    </div>
  );
}

function TitledText<Output>({
  control,
  name,
}: {
  control: TextControl<Output>;
  name: (typeof values | typeof reasons)[number];
}) {
  return (
    <div className="flex flex-col gap-3">
      <PageText control={control} name={`${name}_title`} />
      <PageText control={control} name={name} rows={2} />
    </div>
  );
}
