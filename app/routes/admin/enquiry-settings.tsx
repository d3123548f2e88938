import * as m from "virtual:messages/panel-inbox";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { EnquirySettingsForm } from "~/features/company/panel/enquiry-settings-form";
import { companyQuery } from "~/features/company/panel/queries";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function EnquirySettings() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={m.inboxText} />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) =>
          company.id ? (
            <EnquirySettingsForm company={company} />
          ) : (
            <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>
          )
        }
      </Loaded>
    </>
  );
}
