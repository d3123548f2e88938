import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { FigureForm } from "~/features/company/panel/figure-form";
import { companyQuery } from "~/features/company/panel/queries";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function Figures() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text="The figures that visitors read." viewPath="/" />
      <Loaded query={query} isFresh failure="Error loading company info">
        {(company) =>
          company.id ? (
            <FigureForm company={company} />
          ) : (
            <Notice tone="warning">Save the company info first.</Notice>
          )
        }
      </Loaded>
    </>
  );
}
