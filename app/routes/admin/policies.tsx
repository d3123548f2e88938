import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { PolicyForm } from "~/features/company/panel/policy-form";
import { companyQuery } from "~/features/company/panel/queries";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function Policies() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text="What the FAQ, the tours and new quotes say." viewPath="/faq" />
      <Loaded query={query} isFresh failure="Error loading company info">
        {(company) =>
          company.id ? (
            <PolicyForm company={company} />
          ) : (
            <Notice tone="warning">Save the company info first.</Notice>
          )
        }
      </Loaded>
    </>
  );
}
