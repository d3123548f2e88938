import { name } from "virtual:messages/language";
import { SelectField } from "~/ui/field";
import type { Language } from "~/ui/languages";
import { usePublicLanguages } from "./queries";

/** The languages that customers can read. Only English until they are loaded. */
export function useCustomerLanguages(): Language[] {
  return ["en", ...usePublicLanguages()];
}

/** The select for the language of a quote or a message to a customer. Nothing while only English is public. */
export function CustomerLanguage({
  label,
  hint,
  languages,
  value,
  onChange,
}: {
  label: string;
  /** With a hint, the label is shown. */
  hint?: string;
  languages: Language[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  if (languages.length < 2) return null;
  return (
    <SelectField
      label={label}
      isLabelHidden={!hint}
      hint={hint}
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
