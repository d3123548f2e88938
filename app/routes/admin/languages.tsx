import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { LanguagesForm } from "~/features/company/panel/languages-form";
import { companyQuery } from "~/features/company/panel/queries";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function Languages() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text="The languages in which the site can be read." />
      <Loaded query={query} isFresh failure="Error loading company info">
        {(company) =>
          company.id ? (
            <LanguagesForm company={company} />
          ) : (
            <Notice tone="warning">Save the company info first.</Notice>
          )
        }
      </Loaded>
    </>
  );
}
