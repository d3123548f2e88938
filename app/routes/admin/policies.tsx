import * as m from "virtual:messages/panel-company";
import { PolicyForm } from "~/features/company/panel/policy-form";
import { POLICY_COLUMNS } from "~/features/company/policies";
import { CompanySettings } from "~/panel/company-settings";

export default function Policies() {
  return (
    <CompanySettings text={m.whatTheFaq} viewPath="/faq" names={POLICY_COLUMNS}>
      {(company) => <PolicyForm company={company} />}
    </CompanySettings>
  );
}
