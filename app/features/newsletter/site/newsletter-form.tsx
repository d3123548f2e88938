import * as m from "virtual:messages/newsletter";
import { lazy, Suspense, useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { preventReset, TextField } from "~/ui/field";

const NewsletterOffer = lazy(() =>
  import("./newsletter-offer").catch(() => ({ default: MailLink })),
);
const NewsletterConsent = lazy(() =>
  import("./newsletter-consent").catch(() => ({ default: MailLink })),
);

/** Offers the agency's address if the code of the next step cannot be loaded. */
function MailLink({ company: { email } }: { company: CompanyDetails }) {
  return (
    <a href={`mailto:${email}`} className="underline">
      <EmailAddress email={email} />
    </a>
  );
}

/**
 * The newsletter form (spec §2). It sends and stores nothing, but offers a chat or email link that
 * contains the address. If `receive_forms` is on, it asks for consent and then sends the address.
 */
export function NewsletterForm({ company }: { company: CompanyDetails }) {
  const [email, setEmail] = useState<string | null>(null);
  const [Status, NextStep] = company.receive_forms
    ? (["div", NewsletterConsent] as const)
    : (["p", NewsletterOffer] as const);

  return (
    <Suspense>
      <div className="newsletter mt-4">
        <h2 className="text-lg">{m.title}</h2>
        <p className="text-[0.875rem] text-structure-muted">{m.text}</p>
        <form
          action={(form) => setEmail(String(form.get("email")).trim())}
          onReset={preventReset}
          onInput={() => setEmail(null)}
          className="mt-2 flex flex-wrap items-end gap-3 noscript:hidden"
        >
          <TextField
            label={m.label}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={320}
            fieldClassName="w-full sm:w-64 md:w-auto md:flex-1 md:basis-40"
          />
          <Button type="submit" variant="on-band">
            {m.subscribe}
          </Button>
        </form>
        <Status role="status" className="mt-3 empty:hidden">
          {email && (
            <Suspense>
              <NextStep key={email} email={email} company={company} />
            </Suspense>
          )}
        </Status>
      </div>
    </Suspense>
  );
}
