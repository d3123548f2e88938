import * as m from "virtual:messages/panel-company";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { NoticeForm } from "~/features/company/panel/notice-form";
import { companyQuery } from "~/features/company/panel/queries";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function NoticeSettings() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={m.noticeText} viewPath="/" />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) =>
          company.id ? (
            <WithLanguages table="company_info" rowId={company.id} names={["notice_text"]}>
              <NoticeForm company={company} />
            </WithLanguages>
          ) : (
            <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>
          )
        }
      </Loaded>
    </>
  );
}
