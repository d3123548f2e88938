import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { quoteSettingsQuery } from "~/features/quotes/panel/queries";
import { QuoteSettingsForm } from "~/features/quotes/panel/quote-settings-form";
import { SettingsHeader } from "~/panel/settings-header";

export default function QuoteSettings() {
  const query = useQuery(quoteSettingsQuery);
  return (
    <>
      <SettingsHeader text={m.settingsText} />
      <Loaded query={query} isFresh failure={m.settingsNotLoaded}>
        {({ office }) => <QuoteSettingsForm office={office} />}
      </Loaded>
    </>
  );
}
