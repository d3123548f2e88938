import type { ComponentProps } from "react";
import { chatLink, isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import type { TourEnquiry } from "~/features/enquiry/site/ask-dialog";
import { useAskFirst } from "~/features/enquiry/site/ask-first";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chatIcon, printIcon } from "~/ui/icons";
import { ShareButton } from "./share-button";

/** A link that opens WhatsApp with `text`. Renders nothing if the agency has no number. */
export function AskOnWhatsApp({
  text,
  enquiry,
  isWide,
}: {
  text: string;
  enquiry?: TourEnquiry;
  isWide?: boolean;
}) {
  const { whatsapp_number } = useCompany();
  const { onClick, dialog } = useAskFirst(enquiry);
  if (!isChatNumber(whatsapp_number)) return null;
  return (
    <>
      <ButtonLink
        to={chatLink(whatsapp_number, text)}
        onClick={onClick}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size={isWide ? "lg" : undefined}
        className={isWide ? "w-full" : undefined}
      >
        <Icon path={chatIcon} />
        Ask on WhatsApp
      </ButtonLink>
      {dialog}
    </>
  );
}

/** Both buttons submit a form, because React queues form submissions before hydration. */
export function ShareAndPrint({
  print,
  ...shared
}: ComponentProps<typeof ShareButton> & { print: string }) {
  return (
    <form className="contents noscript:hidden">
      <ShareButton {...shared} />
      <Button type="submit" formAction={printPage} variant="quiet" className="grow">
        <Icon path={printIcon} />
        {print}
      </Button>
    </form>
  );
}

const PICTURES_WAIT_MS = 2_000;

/** Loads the lazy pictures in hidden tab panels, then prints. */
async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const picture of pictures) picture.loading = "eager";
  const enough = new Promise((resolve) => setTimeout(resolve, PICTURES_WAIT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), enough]);
  window.print();
}
