import * as m from "virtual:messages/panel-company";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { LanguagesForm } from "~/features/company/panel/languages-form";
import { companyQuery } from "~/features/company/panel/queries";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function Languages() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={m.languagesOfTheSite} />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) =>
          company.id ? (
            <LanguagesForm company={company} />
          ) : (
            <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>
          )
        }
      </Loaded>
    </>
  );
}
