import { useId, useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chatIcon, copyIcon, shareIcon } from "~/ui/icons";

type CopyState = "untried" | "copied" | "failed";

/** Opens the native share dialog. Without one, offers WhatsApp and a link to copy. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [copyState, setCopyState] = useState<CopyState>("untried");
  const panelId = useId();

  async function share() {
    if (!navigator.share) {
      setIsOpen(!isOpen);
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError means that the visitor closed the share dialog.
      if ((error as Error).name !== "AbortError") setIsOpen(true);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
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
            to={whatsAppShareLink(title, url)}
            target="_blank"
            rel="noopener"
            variant="secondary"
          >
            <Icon path={chatIcon} />
            Share on WhatsApp
          </ButtonLink>
          <Button variant="secondary" onClick={copy}>
            <Icon path={copyIcon} />
            Copy link
          </Button>
          <p className="text-sm break-all text-ink-muted">{url}</p>
        </div>
        <p role="status" className="text-sm font-semibold">
          {copyState === "copied" && "The link is copied."}
          {copyState === "failed" && "The link could not be copied: mark it above and copy it."}
        </p>
      </div>
    </>
  );
}

/** A URL that opens WhatsApp with a text. The visitor then chooses the recipient. */
export function whatsAppShareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}`;
}
