import * as m from "virtual:messages/newsletter-consent";
import { useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { preventReset } from "~/ui/field";
import { language } from "~/ui/languages";
import { HoneypotField, Outcome, SubmitButton, sendForm } from "~/ui/send-form";
import NewsletterOffer from "./newsletter-offer";

type Result = "mailed" | "joined" | "declined" | "failed";

/** The second step of the newsletter form asks for consent before anything is stored. */
export default function NewsletterConsent({
  email,
  company,
}: {
  email: string;
  company: CompanyDetails;
}) {
  const [outcome, setOutcome] = useState<Result>();

  async function join(form: FormData) {
    const honeypot = String(form.get("honeypot"));
    const response = await sendForm("/newsletter/join", { email, language, honeypot });
    const { outcome } = (await response?.json().catch(() => null)) ?? {};
    setOutcome(outcome === "mailed" || outcome === "joined" ? outcome : "failed");
  }

  if (outcome === "mailed") return m.mailed({ email });
  if (outcome === "joined") return m.joined({ email });
  return (
    <form action={join} onReset={preventReset}>
      {outcome === "failed" && (
        <Outcome>
          <p className="mb-3">
            {m.notReached} <NewsletterOffer email={email} company={company} />
          </p>
        </Outcome>
      )}
      <p>
        {outcome === "declined"
          ? m.declined
          : m.weWrite({
              email,
              to: () => (
                <b>
                  <EmailAddress email={email} />
                </b>
              ),
            })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <SubmitButton variant="on-band">{m.yes}</SubmitButton>
        <Button variant="on-band" onClick={() => setOutcome("declined")}>
          {m.no}
        </Button>
      </div>
      <p className="mt-3 text-sm text-structure-muted">
        {m.weKeep({
          email: company.email,
          office: () => (
            <a href={`mailto:${company.email}`} className="underline">
              <EmailAddress email={company.email} />
            </a>
          ),
        })}
      </p>
      <HoneypotField />
    </form>
  );
}
