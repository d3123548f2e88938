import * as m from "virtual:messages/panel-company";
import { useQuery } from "@tanstack/react-query";
import { Loaded, NothingStored } from "~/editing/loaded";
import { aboutSectionsQuery } from "~/features/about/panel/queries";
import { CompanyForm } from "~/features/company/panel/company-form";
import { companyQuery } from "~/features/company/panel/queries";
import { companySchema } from "~/features/company/panel/schema";
import { MailSection } from "~/features/mail/panel/mail-section";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { SettingsHeader } from "~/panel/settings-header";

/** The texts of this screen. The other texts of the company are on the other screens. */
const companyTexts = Object.keys(companySchema.shape);

export default function SiteSettings() {
  const query = useQuery(companyQuery);
  const { data: sections } = useQuery(aboutSectionsQuery);
  const people = sections?.flatMap(({ people }) => people?.map(({ name }) => name) ?? []);
  return (
    <>
      <SettingsHeader text={m.companyText} viewPath="/contact-us" />
      <Loaded query={query} isFresh failure={m.errorLoadingCompanyInfo}>
        {(company) => (
          <>
            {!company.id && <NothingStored />}
            <WithLanguages
              table="company_info"
              rowId={company.id}
              names={companyTexts}
              preview={{ page: "contact" }}
            >
              <CompanyForm company={company} people={people} />
            </WithLanguages>
            <MailSection email={company.email} />
          </>
        )}
      </Loaded>
    </>
  );
}
