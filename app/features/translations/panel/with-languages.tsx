import * as of from "virtual:messages/language";
import * as m from "virtual:messages/panel-translations";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { FormTabs } from "~/editing/form-tabs";
import { Loaded } from "~/editing/loaded";
import { fieldsOf, type TranslatedTable } from "../fields";
import { translatedQuery, useOtherLanguages } from "./queries";
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
export function WithLanguages({ table, rowId = "", names, children, ...form }: Props) {
  const row = { table, rowId };
  const others = useOtherLanguages();
  const languages = rowId ? others : [];
  const [params] = useSearchParams();
  const [tab, setTab] = useState({ id: params.get("language") ?? "en", wasPressed: false });
  const language = languages.find((id) => id === tab.id);
  const fields = fieldsOf(table).filter(({ name }) => !names || names.includes(name));
  const { data } = useQuery({ ...translatedQuery(row), enabled: languages.length > 0 });
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
  // Always around the form, because React would mount it anew when the languages have been read.
  return (
    <FormTabs
      value={
        tabs.length > 0
          ? {
              label: m.languagesOfTheTexts,
              tabs: [{ id: "en", name: of.name.en }, ...tabs],
              chosen: language ?? "en",
              wasPressed: tab.wasPressed,
              choose: (id) => setTab({ id, wasPressed: true }),
            }
          : null
      }
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
