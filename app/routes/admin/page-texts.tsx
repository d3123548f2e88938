import * as m from "virtual:messages/panel-page-texts";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { companyQuery } from "~/features/company/panel/queries";
import { PageTextsForm } from "~/features/page-texts/panel/page-texts-form";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function PageTexts() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={m.whatThePagesSay} viewPath="/about-us" />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) =>
          company.id ? (
            <WithLanguages table="company_info" rowId={company.id} names={["page_texts"]}>
              <PageTextsForm company={company} />
            </WithLanguages>
          ) : (
            <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>
          )
        }
      </Loaded>
    </>
  );
}
