import { useQuery } from "@tanstack/react-query";
import { FIGURE_COLUMNS } from "~/features/company/figures";
import { companyQuery } from "~/features/company/panel/queries";
import { POLICY_COLUMNS } from "~/features/company/policies";
import { fieldsOf } from "~/features/translations/fields";
import { type OtherLanguage, translatedQuery } from "~/features/translations/panel/queries";
import type { TranslationState } from "~/features/translations/panel/state";
import {
  changedFields,
  countTexts,
  type EnglishRow,
  type Translation,
} from "~/features/translations/panel/texts";

/** The columns of the screens of Site Settings. The other columns are on its first screen. */
const columns: [screen: string, names: readonly string[]][] = [
  ["/policies", POLICY_COLUMNS],
  ["/figures", FIGURE_COLUMNS],
  ["/page-texts", ["page_texts"]],
  ["/notice", ["notice_text"]],
];

/** The path of the screen of Site Settings with the first text that is missing or of an older English text. */
export function settingsScreen(
  english: EnglishRow,
  translation: Translation | undefined,
  state: TranslationState,
): string {
  const fields = fieldsOf("company_info");
  const isMissing = (field: (typeof fields)[number]) => {
    const { count, total } = countTexts([field], english, translation?.texts ?? {});
    return count < total;
  };
  const [field] =
    state === "changed" ? changedFields(fields, english, translation) : fields.filter(isMissing);
  const [screen = ""] = columns.find(([, names]) => field && names.includes(field.name)) ?? [];
  return `/admin/site-settings${screen}`;
}

/** The path for a task of the dashboard: the language tab of the screen with the first text that needs work. */
export function useSettingsPath(isNeeded: boolean) {
  const { data: { id: rowId = "" } = {} } = useQuery({ ...companyQuery, enabled: isNeeded });
  const { data } = useQuery({
    ...translatedQuery({ table: "company_info", rowId }),
    enabled: isNeeded && rowId !== "",
  });
  return (language: OtherLanguage, state: TranslationState) => {
    if (!data) return "/admin/site-settings";
    const translation = data.translations.find((one) => one.language === language);
    return `${settingsScreen(data.english, translation, state)}?language=${language}`;
  };
}
