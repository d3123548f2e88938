import * as m from "virtual:messages/panel-company";
import { NoticeForm } from "~/features/company/panel/notice-form";
import { CompanySettings } from "~/panel/company-settings";

export default function NoticeSettings() {
  return (
    <CompanySettings text={m.noticeText} viewPath="/" names={["notice_text"]}>
      {(company) => <NoticeForm company={company} />}
    </CompanySettings>
  );
}
