import { useState } from "react";
import { FormSelect, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import { toast } from "~/editing/toaster";
import { callAsOperator } from "~/features/access/panel/data";
import { browserClient } from "~/supabase/browser-client";
import { Button } from "~/ui/button";
import { pathOfLanguage } from "~/ui/languages";
import type { Company } from "../data";
import { useSaveLanguages } from "./queries";
import { languageSchema, toLanguageInput } from "./schema";

const languages = [
  { id: "ta", name: "tamil", label: "Tamil" },
  { id: "hi", name: "hindi", label: "Hindi" },
] as const;

const hints: Record<string, string> = {
  off: "Its addresses do not exist",
  operators: "Only operators see it, with the button below. Visitors find nothing",
  public: "Every page offers it to visitors",
};

/** Who sees the site in which language. */
export function LanguagesForm({ company }: { company: Company }) {
  const form = useCheckedForm(languageSchema, toLanguageInput(company));
  const { control } = form;
  const { save } = useSaveLanguages(company.id);
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ row: company, toInput: toLanguageInput, schema: languageSchema }}
      copied={{ of: "languages", schema: languageSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: toLanguageInput }}
      onSave={save}
    >
      <FormSection
        title="Languages"
        text="A text that has no translation is shown in English, and marked as English."
      >
        <p>
          <span className="block text-sm font-semibold">English</span>
          Always
        </p>
        {languages.map(({ id, name, label }) => (
          <div key={id} className="flex flex-wrap items-start gap-x-4 gap-y-3">
            <FormSelect
              control={control}
              name={name}
              label={label}
              hint={hints[form.watch(name)]}
              fieldClassName="w-full max-w-md"
            >
              <option value="off">Off</option>
              <option value="operators">For operators</option>
              <option value="public">Public</option>
            </FormSelect>
            {company[name] !== "off" && <OpenButton language={id} label={label} />}
          </div>
        ))}
      </FormSection>
    </PageForm>
  );
}

/** Opens the site in a language that might still be hidden from visitors. */
function OpenButton({ language, label }: { language: "ta" | "hi"; label: string }) {
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    const path = `/language-preview/${language}`;
    const { error } = await callAsOperator<object>(browserClient(), "POST", path);
    if (!error) return window.location.assign(pathOfLanguage(language));
    setIsOpening(false);
    toast.error(`The site in ${label} could not be opened`, error.message);
  }

  return (
    <Button variant="secondary" isBusy={isOpening} onClick={open} className="sm:mt-6">
      Open the site in {label}
    </Button>
  );
}
