import * as m from "virtual:messages/newsletter-offer";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink } from "~/features/company/contact-links";

/** Offers a link by which visitors send their address to the agency, by chat or email. */
export default function NewsletterOffer({
  email,
  company,
}: {
  email: string;
  company: CompanyDetails;
}) {
  return (
    <>
      {m.sendUs({ email })} <NewsletterLink email={email} company={company} />
    </>
  );
}

function NewsletterLink({ email, company }: { email: string; company: CompanyDetails }) {
  const number = company.whatsapp_number;
  return number !== null ? (
    <a
      href={chatLink(number, newsletterText(email))}
      target="_blank"
      rel="noopener"
      className="-my-2 inline-block py-2 font-semibold underline underline-offset-4"
    >
      {m.byChat}
    </a>
  ) : (
    <a
      href={newsletterMail(company.email, email)}
      className="-my-2 inline-block py-2 font-semibold underline underline-offset-4"
    >
      {m.byEmail}
    </a>
  );
}

/** The chat text that asks for the newsletter. */
export function newsletterText(email: string): string {
  return m.pleaseWrite({ email });
}

/** A mailto link with the chat text, for an agency without a chat number. */
export function newsletterMail(agency: string, email: string): string {
  return `mailto:${agency}?subject=${encodeURIComponent(m.mailSubject)}&body=${encodeURIComponent(newsletterText(email))}`;
}
