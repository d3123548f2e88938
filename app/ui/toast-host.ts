const hostId = "toasts";

/** The element that contains all toasts, created on first use. */
export function getToastHost(): HTMLElement {
  const existing = document.getElementById(hostId);
  if (existing) return existing;
  const host = document.createElement("div");
  host.id = hostId;
  document.body.append(host);
  return host;
}

/** Moves the toasts into a modal, which makes all else inert. Returns a function to undo this. */
export function bringToastsInto(modal: HTMLElement): () => void {
  const host = document.getElementById(hostId);
  const home = host?.parentElement;
  if (!host || !home) return () => {};
  modal.append(host);
  return () => (home.isConnected ? home : document.body).append(host);
}
