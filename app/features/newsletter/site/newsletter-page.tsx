import * as m from "virtual:messages/newsletter-page";
import { Suspense } from "react";
import { useCompany } from "~/features/company/site/use-company";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { PageHeader } from "~/ui/page-header";
import { NewsletterForm } from "./newsletter-form";

/**
 * The page that newsletter mails link to. The token is only in the URL, never in the HTML. Without a
 * token, the page has the field for an address.
 */
export function NewsletterPage({
  outcome,
  hasToken,
}: {
  outcome: string | undefined;
  hasToken: boolean;
}) {
  const company = useCompany();
  const { email } = company;
  if (outcome === "left") {
    return <PageHeader title={m.left} text={m.leftText} />;
  }
  if (outcome === "unknown") {
    return (
      <>
        <PageHeader title={m.unknown} text={m.unknownText} />
        <Suspense>
          <p className="wrap py-14">
            {m.tellUs({
              email,
              office: () => (
                <a href={`mailto:${email}`} className="detail-link">
                  <EmailAddress email={email} />
                </a>
              ),
            })}
          </p>
        </Suspense>
      </>
    );
  }
  if (!hasToken) {
    return (
      <PageHeader frieze="international" title={m.question}>
        <div className="max-w-md grow">
          <NewsletterForm company={company} />
        </div>
      </PageHeader>
    );
  }
  const isConfirmed = outcome === "confirmed";
  return (
    <>
      <PageHeader title={isConfirmed ? m.thanks : m.question} text={m.text} />
      {/* Without `action`, the form is sent to the current URL, which contains the token. */}
      <Suspense>
        <form method="post" className="wrap flex flex-wrap gap-3 py-14">
          {!isConfirmed && (
            <Button type="submit" size="lg" name="answer" value="confirm">
              {m.yes}
            </Button>
          )}
          <Button type="submit" size="lg" variant="secondary" name="answer" value="leave">
            {m.leave}
          </Button>
        </form>
      </Suspense>
    </>
  );
}
