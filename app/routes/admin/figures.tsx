import * as m from "virtual:messages/panel-company";
import { FIGURE_COLUMNS } from "~/features/company/figures";
import { FigureForm } from "~/features/company/panel/figure-form";
import { CompanySettings } from "~/panel/company-settings";

export default function Figures() {
  return (
    <CompanySettings text={m.figuresText} viewPath="/" names={FIGURE_COLUMNS}>
      {(company) => <FigureForm company={company} />}
    </CompanySettings>
  );
}
