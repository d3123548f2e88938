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
      <Button type="submit" formAction={printNow} variant="quiet" className="grow">
        <Icon path={printIcon} />
        {print}
      </Button>
    </form>
  );
}

/** Prints without the lazy pictures if the code cannot be loaded. */
function printNow(): Promise<void> {
  return import("./print-page").then(
    ({ printPage }) => printPage(),
    () => window.print(),
  );
}
