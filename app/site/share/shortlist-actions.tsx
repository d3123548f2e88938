import { chatLink, isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/use-company";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chatIcon, printIcon } from "~/ui/icons";
import { ShareButton } from "./share-button";
import { printPage } from "./tour-actions";

/** One question about all of the tours, and the comparison for the family: as a link and on paper. */
export function ShortlistActions({ title, url, ask }: { title: string; url: string; ask: string }) {
  const { whatsapp_number } = useCompany();
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {isChatNumber(whatsapp_number) && (
        <ButtonLink
          to={chatLink(whatsapp_number, ask)}
          target="_blank"
          rel="noopener"
          variant="secondary"
        >
          <Icon path={chatIcon} />
          Ask on WhatsApp
        </ButtonLink>
      )}
      {/* Both need JavaScript. React queues a press before hydration, because it submits a form. */}
      <form className="hidden flex-wrap gap-3 js:flex">
        <ShareButton title={title} url={url} />
        <Button type="submit" formAction={printPage} variant="quiet">
          <Icon path={printIcon} />
          Print
        </Button>
      </form>
    </div>
  );
}
