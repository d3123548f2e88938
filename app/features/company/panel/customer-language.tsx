import { name } from "virtual:messages/language";
import { useQuery } from "@tanstack/react-query";
import { SelectField } from "~/ui/field";
import type { Language } from "~/ui/languages";
import { openLanguages } from "../open-languages";
import { companyQuery } from "./queries";

/** The languages that customers can read. Empty until they are loaded. */
export function useCustomerLanguages(): Language[] {
  const { data: company } = useQuery(companyQuery);
  return company?.id ? openLanguages(company) : [];
}

/** Chooses the language of what is sent to a customer. Renders nothing while only English is public. */
export function CustomerLanguage({
  label,
  languages,
  value,
  onChange,
}: {
  label: string;
  languages: Language[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  if (languages.length < 2) return null;
  return (
    <SelectField
      label={label}
      isLabelHidden
      value={value}
      onChange={({ target }) => onChange(target.value as Language)}
    >
      {languages.map((id) => (
        <option key={id} value={id} lang={id}>
          {name[id]}
        </option>
      ))}
    </SelectField>
  );
}
