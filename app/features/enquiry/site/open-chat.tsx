import * as m from "virtual:messages/enquiry-notices";
/** Opens the chat in a new tab, or in the current tab if the browser would block a new one. */
export function openChat(chat: string): void {
  // Browsers block a new tab if the last click was too long ago.
  if (navigator.userActivation?.isActive === false) window.location.assign(chat);
  else window.open(chat, "_blank", "noopener");
}

/** A link to the same chat. In-app browsers block new tabs, and a page cannot find out. */
export function ChatFallback({ chat }: { chat: string }) {
  return m.opens({
    link: (words) => (
      <a href={chat} className="font-semibold underline">
        {words}
      </a>
    ),
  });
}
