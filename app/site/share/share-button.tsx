import { useId, useState } from "react";
import { whatsappLink } from "~/features/company/contact-links";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chatIcon, copyIcon, shareIcon } from "~/ui/icons";

type CopyState = "untried" | "copied" | "failed";

/**
 * Opens the native share dialog. Without one, offers WhatsApp and a text to copy. `text` replaces the
 * title, and contains the URL, because some apps take either a text or a URL.
 */
export function ShareButton({ title, url, text }: { title: string; url: string; text?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [copyState, setCopyState] = useState<CopyState>("untried");
  const panelId = useId();
  const noun = text ? "text" : "link";

  async function share() {
    if (!navigator.share) {
      setIsOpen(!isOpen);
      return;
    }
    try {
      await navigator.share(text ? { title, text } : { title, url });
    } catch (error) {
      // AbortError means that the visitor closed the share dialog.
      if ((error as Error).name !== "AbortError") setIsOpen(true);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text ?? url);
      setCopyState("copied");
    } catch {
      setCopyState("failed");
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
        Share
      </Button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="order-last w-full rounded-md bg-surface-sunken p-4"
      >
        <div className="grid gap-3">
          <ButtonLink
            to={whatsappLink("", text ?? `${title}: ${url}`)}
            target="_blank"
            rel="noopener"
            variant="secondary"
          >
            <Icon path={chatIcon} />
            Share on WhatsApp
          </ButtonLink>
          <Button variant="secondary" onClick={copy}>
            <Icon path={copyIcon} />
            {`Copy ${noun}`}
          </Button>
          <p className="text-sm whitespace-pre-line wrap-anywhere text-ink-muted">{text ?? url}</p>
        </div>
        <p role="status" className="text-sm font-semibold">
          {copyState === "copied" && `The ${noun} is copied.`}
          {copyState === "failed" && `The ${noun} could not be copied: mark it above and copy it.`}
        </p>
      </div>
    </>
  );
}
