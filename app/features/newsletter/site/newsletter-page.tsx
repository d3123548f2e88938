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
    return (
      <PageHeader title="Your address is off the list" text="We will not write to you again." />
    );
  }
  if (outcome === "unknown") {
    return (
      <>
        <PageHeader
          title="This link is not valid"
          text="Your address may be off the list already."
        />
        <Suspense>
          <p className="wrap py-14">
            If we still write to you, tell us at{" "}
            <a href={`mailto:${email}`} className="detail-link">
              <EmailAddress email={email} />
            </a>
            .
          </p>
        </Suspense>
      </>
    );
  }
  const title = "Shall we write to you?";
  if (!hasToken) {
    return (
      <PageHeader title={title}>
        <div className="max-w-md grow">
          <NewsletterForm company={company} />
        </div>
      </PageHeader>
    );
  }
  const isConfirmed = outcome === "confirmed";
  return (
    <>
      <PageHeader
        title={isConfirmed ? "Thank you" : title}
        text="We write when a new journey opens, at most once a month. You can leave at any time."
      />
      {/* Without `action`, the form is sent to the current URL, which contains the token. */}
      <Suspense>
        <form method="post" className="wrap flex flex-wrap gap-3 py-14">
          {!isConfirmed && (
            <Button type="submit" size="lg" name="answer" value="confirm">
              Yes, write to me
            </Button>
          )}
          <Button type="submit" size="lg" variant="secondary" name="answer" value="leave">
            Take my address off
          </Button>
        </form>
      </Suspense>
    </>
  );
}
