import * as m from "virtual:messages/newsletter";
import { lazy, Suspense, useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { Button } from "~/ui/button";
import { preventReset, TextField } from "~/ui/field";
import { NewsletterOffer } from "./newsletter-offer";

const NewsletterConsent = lazy(() =>
  import("./newsletter-consent").catch(() => ({ default: NewsletterOffer })),
);

/**
 * The newsletter form (spec §2). It sends and stores nothing, but offers a chat or email link that
 * contains the address. If `receive_forms` is on, it asks for consent and then sends the address.
 */
export function NewsletterForm({ company }: { company: CompanyDetails }) {
  const [email, setEmail] = useState<string | null>(null);
  const Status = company.receive_forms ? "div" : "p";

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
          {email &&
            (company.receive_forms ? (
              <Suspense>
                <NewsletterConsent key={email} email={email} company={company} />
              </Suspense>
            ) : (
              <NewsletterOffer email={email} company={company} />
            ))}
        </Status>
      </div>
    </Suspense>
  );
}
