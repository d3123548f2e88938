import * as m from "virtual:messages/panel-company";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "~/editing/loaded";
import type { Company } from "~/features/company/data";
import { companyQuery } from "~/features/company/panel/queries";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { Notice } from "~/ui/notice";
import { SettingsHeader } from "./settings-header";

/** A screen of the site settings with a form for some columns of the stored company. */
export function CompanySettings({
  text,
  viewPath,
  names,
  children,
}: {
  text: string;
  viewPath?: string;
  /** The columns of the form, if some of them can be translated. */
  names?: readonly string[];
  children: (company: Company) => ReactNode;
}) {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text={text} viewPath={viewPath} />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) => {
          if (!company.id) return <Notice tone="warning">{m.saveTheCompanyInfoFirst}</Notice>;
          const form = children(company);
          if (!names) return form;
          return (
            <WithLanguages table="company_info" rowId={company.id} names={names}>
              {form}
            </WithLanguages>
          );
        }}
      </Loaded>
    </>
  );
}
