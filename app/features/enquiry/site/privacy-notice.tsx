import * as m from "virtual:messages/enquiry-notices";
import { useCompany } from "~/features/company/site/use-company";
import { EmailAddress } from "~/ui/email-address";

/** The privacy notice that India's DPDP Act requires: purpose, period and how to erase data. */
export function PrivacyNotice({ className }: { className?: string }) {
  const { keep_months, email } = useCompany();
  return (
    <p className={className ?? "text-sm text-ink-muted"}>
      {m.notice({
        months: keep_months,
        email: () => (
          <a href={`mailto:${email}`} className="underline">
            <EmailAddress email={email} />
          </a>
        ),
      })}
    </p>
  );
}
