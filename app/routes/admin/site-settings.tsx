import { useQuery } from "@tanstack/react-query";
import { Loaded, NothingStored } from "~/editing/loaded";
import { aboutSectionsQuery } from "~/features/about/panel/queries";
import { CompanyForm } from "~/features/company/panel/company-form";
import { companyQuery } from "~/features/company/panel/queries";
import { MailSection } from "~/features/mail/panel/mail-section";
import { SettingsHeader } from "~/panel/settings-header";

export default function SiteSettings() {
  const query = useQuery(companyQuery);
  const { data: sections } = useQuery(aboutSectionsQuery);
  const people = sections?.flatMap(({ people }) => people.map(({ name }) => name));
  return (
    <>
      <SettingsHeader
        text="Shown in the header, the footer and on every page."
        viewPath="/contact-us"
      />
      <Loaded query={query} isFresh failure="Error loading company info">
        {(company) => (
          <>
            {!company.id && <NothingStored />}
            <CompanyForm company={company} people={people} />
            <MailSection email={company.email} />
          </>
        )}
      </Loaded>
    </>
  );
}
