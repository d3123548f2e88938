import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink, isChatNumber } from "~/features/company/contact-links";

/** The address is sent by the visitor, in the chat or by mail. */
export function NewsletterOffer({ email, company }: { email: string; company: CompanyDetails }) {
  return (
    <>
      One step left: send us the address, and we will write to {email}.{" "}
      <NewsletterLink email={email} company={company} />
    </>
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
