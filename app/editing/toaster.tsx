import { type CSSProperties, type PointerEvent, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { useTheme } from "~/ui/theme";
import { getToastHost } from "~/ui/toast-host";

let shown = 0;

function show(type: "success" | "error", text: string, description?: string): void {
  // `testId` puts the id into the document, for the swipe.
  const id = `toast-${++shown}`;
  sonner[type](text, { id, testId: id, description });
}

export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string, description?: string) => show("error", text, description),
};

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

const SWIPE_PX = 20; // spec §9; sonner's own is 45

/** Admin only. Duration, width, gap and the visible count are sonner's defaults (spec §9). */
export function Toaster() {
  const theme = useTheme();
  const host = useSyncExternalStore<HTMLElement | null>(neverChanges, getToastHost, () => null);
  const pressed = useRef({ x: 0, y: 0 });

  function dismissSwiped({ target, clientX, clientY }: PointerEvent) {
    const way = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
    const id = (target as Element).closest<HTMLElement>("[data-testid]")?.dataset.testid;
    if (id && way >= SWIPE_PX) sonner.dismiss(id);
  }

  if (!host) return null;
  return createPortal(
    <div
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressed.current = { x, y };
      }}
      onPointerUp={dismissSwiped}
    >
      <SonnerToaster
        theme={theme}
        richColors
        // At the top: the buttons of forms, dialogs and lists are below.
        position="top-center"
        mobileOffset={{ top: "4rem" }}
        swipeDirections={["left", "right", "top"]}
        style={{ ...colours, fontFamily: "var(--font-sans)" } as CSSProperties}
      />
    </div>,
    host,
  );
}

function neverChanges() {
  return () => {};
}
