/** What "Ask on WhatsApp" writes for the visitor. */
export function askText(title: string, url: string): string {
  return `Hi, I want to know more about ${title}: ${url}`;
}

/** The address that opens WhatsApp with a text and lets the visitor choose who gets it. */
export function whatsAppShareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}`;
}
