import { useCompany } from "~/features/company/site/use-company";
import { EmailAddress } from "~/ui/email-address";

/** The privacy notice that India's DPDP Act requires: purpose, period and how to erase data. */
export function KeptNotice({ className }: { className?: string }) {
  const { keep_months, email } = useCompany();
  return (
    <p className={className ?? "text-sm text-ink-muted"}>
      We keep what you send here to answer you, until {months(keep_months)} after our last contact.
      To see it or have it erased, write to{" "}
      <a href={`mailto:${email}`} className="underline">
        <EmailAddress email={email} />
      </a>
      .
    </p>
  );
}

function months(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}
