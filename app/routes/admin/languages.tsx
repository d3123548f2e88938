import * as m from "virtual:messages/panel-company";
import { LanguagesForm } from "~/features/company/panel/languages-form";
import { CompanySettings } from "~/panel/company-settings";

export default function Languages() {
  return (
    <CompanySettings text={m.languagesOfTheSite}>
      {(company) => <LanguagesForm company={company} />}
    </CompanySettings>
  );
}
