import * as m from "virtual:messages/panel-company";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { FIGURE_COLUMNS } from "~/features/company/figures";
import { FigureForm } from "~/features/company/panel/figure-form";
import { companyQuery } from "~/features/company/panel/queries";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function Figures() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={m.figuresText} viewPath="/" />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) =>
          company.id ? (
            <WithLanguages table="company_info" rowId={company.id} names={FIGURE_COLUMNS}>
              <FigureForm company={company} />
            </WithLanguages>
          ) : (
            <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>
          )
        }
      </Loaded>
    </>
  );
}
