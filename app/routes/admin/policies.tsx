import * as m from "virtual:messages/panel-company";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { PolicyForm } from "~/features/company/panel/policy-form";
import { companyQuery } from "~/features/company/panel/queries";
import { POLICY_COLUMNS } from "~/features/company/policies";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function Policies() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={m.whatTheFaq} viewPath="/faq" />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) =>
          company.id ? (
            <WithLanguages table="company_info" rowId={company.id} names={POLICY_COLUMNS}>
              <PolicyForm company={company} />
            </WithLanguages>
          ) : (
            <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>
          )
        }
      </Loaded>
    </>
  );
}
