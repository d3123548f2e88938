import * as of from "virtual:messages/language";
import * as m from "virtual:messages/panel-translations";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { FormTabs } from "~/editing/form-tabs";
import { Loaded } from "~/editing/loaded";
import { fieldsOf, type TranslatedTable } from "../fields";
import { type OtherLanguage, type Translated, translatedQuery, useOtherLanguages } from "./queries";
import { StateBadge, stateOf } from "./state";
import { TranslationForm, type TranslationFormProps } from "./translation-form";

type FormProps = Omit<
  TranslationFormProps,
  "translated" | "fields" | "language" | "english" | "stored"
>;

interface Props extends FormProps {
  table: TranslatedTable;
  /** Undefined for a new row, which has no translations yet. */
  rowId: string | undefined;
  /** The fields of the English form, if it has not all of the row. */
  names?: readonly string[];
  /** The English form. */
  children: ReactNode;
}

/** The form of a row, with a tab for each language that is not off. With `onClose`, the forms are dialogs. */
export function WithLanguages({ table, rowId, children, ...props }: Props) {
  const languages = useOtherLanguages();
  if (!rowId || languages.length === 0) return children;
  return (
    <LanguageTabs {...props} row={{ table, rowId }} languages={languages}>
      {children}
    </LanguageTabs>
  );
}

function LanguageTabs({
  row,
  names,
  languages,
  children,
  ...form
}: FormProps & {
  row: Translated;
  names?: readonly string[];
  languages: OtherLanguage[];
  children: ReactNode;
}) {
  const [params] = useSearchParams();
  const [chosen, choose] = useState(params.get("language") ?? "en");
  const language = languages.find((id) => id === chosen);
  const fields = fieldsOf(row.table).filter(({ name }) => !names || names.includes(name));
  const { data } = useQuery(translatedQuery(row));
  const tabs = languages.map((id) => ({
    id,
    name: (
      <>
        <span lang={id}>{of.name[id]}</span>
        {data && (
          <StateBadge
            state={stateOf(
              fields,
              data.english,
              data.translations.find((one) => one.language === id),
            )}
          />
        )}
      </>
    ),
  }));
  return (
    <FormTabs
      value={{
        label: m.languagesOfTheTexts,
        tabs: [{ id: "en", name: of.name.en }, ...tabs],
        chosen: language ?? "en",
        choose,
      }}
    >
      {language ? (
        <LoadedForm {...form} key={language} translated={row} fields={fields} language={language} />
      ) : (
        children
      )}
    </FormTabs>
  );
}

/** Reads the texts again, because the English form might have changed them. */
function LoadedForm(props: Omit<TranslationFormProps, "english" | "stored">) {
  const query = useQuery(translatedQuery(props.translated));
  return (
    <Loaded query={query} isFresh failure={m.notLoaded}>
      {({ english, translations }) => (
        <TranslationForm
          {...props}
          english={english}
          stored={translations.find(({ language }) => language === props.language)}
        />
      )}
    </Loaded>
  );
}
