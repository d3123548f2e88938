import * as m from "virtual:messages/panel-company";
import { useState } from "react";
import { FormSelect, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import { toast } from "~/editing/toaster";
import { callAsOperator } from "~/features/access/panel/data";
import {
  languageColumns,
  languageLabels,
  type OtherLanguage,
  otherLanguages,
} from "~/features/translations/panel/queries";
import { refusalText } from "~/supabase/auth-failure";
import { browserClient } from "~/supabase/browser-client";
import { Button } from "~/ui/button";
import { pathOfLanguage } from "~/ui/languages";
import type { Company } from "../data";
import { useSaveSettings } from "./queries";
import { languageSchema, toLanguageInput } from "./schema";

const hints: Record<string, string> = {
  off: m.itsAddressesDoNotExist,
  operators: m.previewLanguageHint,
  public: m.openLanguageHint,
};

/** The form that opens each language to operators or to visitors. */
export function LanguagesForm({ company }: { company: Company }) {
  const form = useCheckedForm(languageSchema, toLanguageInput(company));
  const { control } = form;
  const { save } = useSaveSettings(company.id, m.languagesUpdated);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: company, toInput: toLanguageInput, schema: languageSchema }}
      copied={{ of: "languages", schema: languageSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: toLanguageInput }}
      onSave={save}
    >
      <FormSection title={m.languages} text={m.languagesHint}>
        <p>
          <span className="block text-sm font-semibold">{m.english}</span>
          {m.always}
        </p>
        {otherLanguages.map((language) => (
          <div key={language} className="flex flex-wrap items-start gap-x-4 gap-y-3">
            <FormSelect
              control={control}
              name={languageColumns[language]}
              label={languageLabels[language]}
              hint={hints[form.watch(languageColumns[language])]}
              fieldClassName="w-full max-w-lg"
            >
              <option value="off">{m.off}</option>
              <option value="operators">{m.forOperators}</option>
              <option value="public">{m.publicText}</option>
            </FormSelect>
            {company[languageColumns[language]] !== "off" && <OpenButton language={language} />}
          </div>
        ))}
      </FormSection>
    </PageForm>
  );
}

/** Opens the site in a language that might still be hidden from visitors. */
function OpenButton({ language }: { language: OtherLanguage }) {
  const label = languageLabels[language];
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    // The preview ends with the access token. If it cannot be renewed, the request says why.
    await browserClient().auth.refreshSession();
    const path = `/language-preview/${language}`;
    const { error, status } = await callAsOperator<object>(browserClient(), "POST", path);
    if (!error) return window.location.assign(pathOfLanguage(language));
    setIsOpening(false);
    toast.error(m.languageNotOpened({ label }), refusalText({ ...error, status }));
  }

  return (
    <Button variant="secondary" isBusy={isOpening} onClick={open} className="sm:mt-6">
      {m.openTheSiteIn({ label })}
    </Button>
  );
}
