import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { NoticeForm } from "~/features/company/panel/notice-form";
import { companyQuery } from "~/features/company/panel/queries";
import { SettingsHeader } from "~/panel/settings-header";
import { Notice } from "~/ui/notice";

export default function NoticeSettings() {
  const query = useQuery(companyQuery);
  return (
    <>
      <SettingsHeader text="A line above the header of every page." viewPath="/" />
      <Loaded query={query} isFresh failure="Error loading company info">
        {(company) =>
          company.id ? (
            <NoticeForm company={company} />
          ) : (
            <Notice tone="warning">Save the company info first.</Notice>
          )
        }
      </Loaded>
    </>
  );
}
