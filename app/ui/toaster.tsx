import { type CSSProperties, type PointerEvent, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Toaster as SonnerToaster } from "sonner";
import { useTheme } from "./theme";
import { getToastHost } from "./toast-host";

export { toast } from "sonner";

// Sonner reads its colours from these custom properties.
const colours: Record<string, string> = {
  "--normal-bg": "var(--color-surface-raised)",
  "--normal-border": "var(--color-line-strong)",
  "--normal-text": "var(--color-ink)",
  "--success-bg": "var(--color-success-soft)",
  "--success-border": "var(--color-success)",
  "--success-text": "var(--color-ink)",
  "--error-bg": "var(--color-danger-soft)",
  "--error-border": "var(--color-danger)",
  "--error-text": "var(--color-ink)",
};

const ABOVE_SAVE_BAR = { bottom: "5.5rem" };

/** Admin only. Duration, width, gap and the visible count are sonner's defaults (spec §9). */
export function Toaster() {
  const theme = useTheme();
  const host = useSyncExternalStore<HTMLElement | null>(neverChanges, getToastHost, () => null);
  if (!host) return null;
  return createPortal(
    <div onPointerUpCapture={reachSwipe}>
      <SonnerToaster
        theme={theme}
        richColors
        // Above the save bar of a form: a toast stays while it is pointed at, and would cover the button.
        offset={ABOVE_SAVE_BAR}
        mobileOffset={ABOVE_SAVE_BAR}
        style={{ ...colours, fontFamily: "var(--font-sans)" } as CSSProperties}
      />
    </div>,
    host,
  );
}

/** How far a toast must be drawn to go (spec §9); sonner asks for 45 px and has no setting for it. */
const SWIPE_PX = 20;
const SONNER_SWIPE_PX = 45;

/** As a drawn toast is let go, and before sonner looks how far it came: far enough is as far as that one asks. */
function reachSwipe(event: PointerEvent<HTMLElement>) {
  const toast = (event.target as Element).closest<HTMLElement>("[data-sonner-toast]");
  for (const axis of ["x", "y"]) {
    const property = `--swipe-amount-${axis}`;
    const amount = Number.parseFloat(toast?.style.getPropertyValue(property) ?? "");
    if (Math.abs(amount) >= SWIPE_PX && Math.abs(amount) < SONNER_SWIPE_PX) {
      toast?.style.setProperty(property, `${Math.sign(amount) * SONNER_SWIPE_PX}px`);
    }
  }
}

function neverChanges() {
  return () => {};
}
