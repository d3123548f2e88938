import * as m from "virtual:messages/share";
import { lazy, Suspense, useId, useState } from "react";
import { whatsappLink } from "~/features/company/contact-links";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { shareIcon } from "~/ui/icons";
import type { Shared } from "./share-panel";

const loadPanel = () => import("./share-panel");
const SharePanel = lazy(loadPanel);

/** Opens the native share dialog. Without one, offers WhatsApp and a text to copy. */
export function ShareButton(shared: Shared) {
  const { title, url, text } = shared;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();

  /** Shares on WhatsApp if the code of the panel cannot be loaded. */
  function open() {
    return loadPanel().then(
      () => setIsOpen(true),
      () => window.location.assign(whatsappLink("", text ?? `${title}: ${url}`)),
    );
  }

  async function share() {
    if (!navigator.share) return isOpen ? setIsOpen(false) : open();
    try {
      await navigator.share(text ? { title, text } : { title, url });
    } catch (error) {
      // AbortError means that the visitor closed the share dialog.
      if ((error as Error).name !== "AbortError") await open();
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        className="grow"
        type="submit"
        formAction={share}
        data-share
        aria-expanded={isOpen}
        aria-controls={panelId}
      >
        <Icon path={shareIcon} />
        {m.share}
      </Button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="order-last w-full rounded-md bg-surface-sunken p-4"
      >
        {isOpen && (
          <Suspense>
            <SharePanel {...shared} />
          </Suspense>
        )}
      </div>
    </>
  );
}
