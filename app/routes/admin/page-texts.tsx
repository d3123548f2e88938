import * as m from "virtual:messages/panel-page-texts";
import { PageTextsForm } from "~/features/page-texts/panel/page-texts-form";
import { CompanySettings } from "~/panel/company-settings";

export default function PageTexts() {
  return (
    <CompanySettings text={m.whatThePagesSay} viewPath="/about-us" names={["page_texts"]}>
      {(company) => <PageTextsForm company={company} />}
    </CompanySettings>
  );
}
