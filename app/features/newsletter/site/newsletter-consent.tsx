import { useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { preventReset } from "~/ui/field";
import { HoneypotField, SubmitButton, sendForm } from "~/ui/send-form";
import { NewsletterOffer } from "./newsletter-offer";

type Outcome = "mailed" | "joined" | "declined" | "failed";

/** The second step of the newsletter form asks for consent before anything is stored. */
export default function NewsletterConsent({
  email,
  company,
}: {
  email: string;
  company: CompanyDetails;
}) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function join(form: FormData) {
    const response = await sendForm("/newsletter/join", { email, trap: String(form.get("trap")) });
    const { outcome } = (await response?.json().catch(() => null)) ?? {};
    setOutcome(outcome === "mailed" || outcome === "joined" ? outcome : "failed");
  }

  if (outcome === "failed") {
    return (
      <>
        This has not reached us. <NewsletterOffer email={email} company={company} />
      </>
    );
  }
  if (outcome) return sentences[outcome](email);
  return (
    <form action={join} onReset={preventReset}>
      <p>
        We write to{" "}
        <b>
          <EmailAddress email={email} />
        </b>{" "}
        when a new journey opens, at most once a month. You can leave at any time.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <SubmitButton variant="on-band">Yes, write to me</SubmitButton>
        <Button variant="on-band" onClick={() => setOutcome("declined")}>
          No
        </Button>
      </div>
      <p className="mt-3 text-sm text-structure-muted">
        We keep the address only for this, until you leave. To see it or have it erased, write to{" "}
        <a href={`mailto:${company.email}`} className="underline">
          <EmailAddress email={company.email} />
        </a>
        .
      </p>
      <HoneypotField />
    </form>
  );
}

const sentences: Record<Exclude<Outcome, "failed">, (email: string) => string> = {
  mailed: (email) => `One step left: open the link in the mail that we have sent to ${email}.`,
  joined: (email) => `Thank you. We will write to ${email}.`,
  declined: () => "Your address is not stored.",
};
