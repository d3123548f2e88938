import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { printIcon } from "~/ui/icons";
import { ShareButton } from "./share-button";

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
