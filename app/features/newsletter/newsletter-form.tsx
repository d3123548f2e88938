import { useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink, isChatNumber } from "~/features/company/contact-links";
import { Button } from "~/ui/button";
import { preventReset, TextField } from "~/ui/field";

/**
 * An address and a Subscribe button (spec §2). It makes no call and stores nothing: it offers to send the
 * address in the chat, like every enquiry.
 */
export function NewsletterForm({ company }: { company: CompanyDetails }) {
  const [email, setEmail] = useState<string | null>(null);

  return (
    <section
      aria-labelledby="newsletter"
      className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-2"
    >
      <div>
        <h2 id="newsletter" className="text-2xl">
          New tours, now and then
        </h2>
        <p className="mt-1 text-structure-muted">
          Leave your email address and hear from us when a new journey opens.
        </p>
      </div>
      <div>
        <form
          action={(form) => setEmail(String(form.get("email")).trim())}
          onReset={preventReset}
          onInput={() => setEmail(null)}
          className="hidden flex-wrap items-end gap-3 js:flex"
        >
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={320}
            fieldClassName="w-full sm:w-64 xl:w-96"
          />
          <Button type="submit" variant="on-band">
            Subscribe
          </Button>
        </form>
        <p role="status" className="mt-3 empty:hidden">
          {email && (
            <>
              One step left: send us the address, and we will write to {email}.{" "}
              <NewsletterLink email={email} company={company} />
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function NewsletterLink({ email, company }: { email: string; company: CompanyDetails }) {
  const number = company.whatsapp_number;
  return isChatNumber(number) ? (
    <a
      href={chatLink(number, newsletterText(email))}
      target="_blank"
      rel="noopener"
      className="footer-link underline"
    >
      Send it in the chat
    </a>
  ) : (
    <a href={newsletterMail(company.email, email)} className="footer-link underline">
      Send it by email
    </a>
  );
}

/** What a newcomer to the newsletter writes to the agency. */
export function newsletterText(email: string): string {
  return `Hi, please write to me about new tours at ${email}`;
}

/** The same as a letter, for an agency without a chat number. */
export function newsletterMail(agency: string, email: string): string {
  return `mailto:${agency}?subject=New%20tours&body=${encodeURIComponent(newsletterText(email))}`;
}
