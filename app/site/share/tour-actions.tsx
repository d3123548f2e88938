import { chatLink, isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/use-company";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chatIcon, printIcon } from "~/ui/icons";
import { askText, ShareButton } from "./share-button";

/** What a visitor may do with a tour besides calling: ask, pass it on, print it. */
export function TourActions({ title, url }: { title: string; url: string }) {
  const { whatsapp_number } = useCompany();
  return (
    <div className="flex flex-wrap gap-3 lg:mt-4 print:hidden">
      {isChatNumber(whatsapp_number) && (
        <ButtonLink
          to={chatLink(whatsapp_number, askText(title, url))}
          target="_blank"
          rel="noopener"
          variant="secondary"
          size="lg"
          // The chat button floats over the last 4.5rem of a phone.
          className="w-full max-sm:mr-14 max-sm:w-auto max-sm:grow max-sm:px-3"
        >
          <Icon path={chatIcon} />
          Ask on WhatsApp
        </ButtonLink>
      )}
      {/* Both need JavaScript. React queues a press before hydration, because it submits a form. */}
      <form className="hidden js:contents">
        <ShareButton title={title} url={url} />
        <Button type="submit" formAction={printPage} variant="quiet" className="grow">
          <Icon path={printIcon} />
          Print itinerary
        </Button>
      </form>
    </div>
  );
}

const PICTURES_WAIT_MS = 2_000;

/** Prints with the pictures of the tabs that were not open: they load only when they are seen. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const picture of pictures) picture.loading = "eager";
  const enough = new Promise((resolve) => setTimeout(resolve, PICTURES_WAIT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), enough]);
  window.print();
}
