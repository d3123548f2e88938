import * as m from "virtual:messages/panel-inbox";
import { EnquirySettingsForm } from "~/features/company/panel/enquiry-settings-form";
import { CompanySettings } from "~/panel/company-settings";

export default function EnquirySettings() {
  return (
    <CompanySettings text={m.inboxText}>
      {(company) => <EnquirySettingsForm company={company} />}
    </CompanySettings>
  );
}
