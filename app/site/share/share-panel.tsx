import * as m from "virtual:messages/share-panel";
import { type ReactNode, useState } from "react";
import { whatsappLink } from "~/features/company/contact-links";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { chatIcon, copyIcon } from "~/ui/icons";

export interface Shared {
  title: string;
  url: string;
  /** Replaces the title. It contains the URL, because some apps take either a text or a URL. */
  text?: string;
}

type CopyState = "untried" | "copied" | "failed";

/** For browsers without a share dialog: a link to WhatsApp, and the text to copy. */
export default function SharePanel({ title, url, text }: Shared): ReactNode {
  const [copyState, setCopyState] = useState<CopyState>("untried");

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
      <div className="grid gap-3">
        <ButtonLink
          to={whatsappLink("", text ?? `${title}: ${url}`)}
          target="_blank"
          rel="noopener"
          variant="secondary"
        >
          <Icon path={chatIcon} />
          {m.onWhatsApp}
        </ButtonLink>
        <Button variant="secondary" onClick={copy}>
          <Icon path={copyIcon} />
          {text ? m.copyText : m.copyLink}
        </Button>
        <p className="text-sm whitespace-pre-line wrap-anywhere text-ink-muted">{text ?? url}</p>
      </div>
      <p role="status" className="text-sm font-semibold">
        {copyState === "copied" && (text ? m.textCopied : m.linkCopied)}
        {copyState === "failed" && (text ? m.textNotCopied : m.linkNotCopied)}
      </p>
    </>
  );
}
