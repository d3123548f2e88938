const hostId = "toasts";

/** The element toasts are drawn in; made on first use, then kept for the life of the tab. */
export function getToastHost(): HTMLElement {
  const existing = document.getElementById(hostId);
  if (existing) return existing;
  const host = document.createElement("div");
  host.id = hostId;
  document.body.append(host);
  return host;
}

/**
 * Takes the toasts, if there are any on this page, into a modal. Outside it they would lie under
 * the backdrop, inert and unannounced. Returns the way back.
 */
export function bringToastsInto(modal: HTMLElement): () => void {
  const host = document.getElementById(hostId);
  const home = host?.parentElement;
  if (!host || !home) return () => {};
  modal.append(host);
  return () => (home.isConnected ? home : document.body).append(host);
}
