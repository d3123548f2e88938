import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { quoteSettingsQuery } from "~/features/quotes/panel/queries";
import { QuoteSettingsForm } from "~/features/quotes/panel/quote-settings-form";
import { SettingsHeader } from "~/panel/settings-header";

export default function QuoteSettings() {
  const query = useQuery(quoteSettingsQuery);
  return (
    <>
      <SettingsHeader text="What every new quote begins with." />
      <Loaded query={query} isFresh failure="Error loading the settings. Please try again.">
        {({ office }) => <QuoteSettingsForm office={office} />}
      </Loaded>
    </>
  );
}
