import * as m from "virtual:messages/frame";
import { chatLink } from "~/features/company/contact-links";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";

/** The floating WhatsApp button, shown only if the company has a number (spec §2). */
export function ChatButton({ number }: { number: string | null }) {
  if (number === null) return null;
  return (
    <a
      href={chatLink(number, m.greeting)}
      target="_blank"
      rel="noopener"
      aria-label={m.chatOnWhatsApp}
      title={m.chatOnWhatsApp}
      className="chat-button fixed right-4 z-20 flex size-14 items-center justify-center rounded-full bg-success text-surface shadow-float forced-colors:border hover:bg-structure-text print:hidden"
    >
      <Icon path={chatIcon} className="size-7" />
    </a>
  );
}
