import * as m from "virtual:messages/panel-editing";
import {
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  useRef,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { type Action, type ExternalToast, Toaster as SonnerToaster, toast as sonner } from "sonner";
import { markLanguage } from "~/ui/mark-language";
import { neverChanges } from "~/ui/never-changes";
import { useTheme } from "~/ui/theme";
import { getToastHost } from "~/ui/toast-host";
import { useMatches } from "~/ui/use-matches";

let shown = 0;

/** Returns the id of the toast. */
function show(type: "success" | "error", text: string, more: ExternalToast): string {
  // sonner renders `testId` as `data-testid`, from which `idOf` finds the toast of an event.
  const id = `toast-${++shown}`;
  // The text can contain a name, or the words of a server.
  sonner[type](markLanguage(text), { id, testId: id, ...more });
  return id;
}

export const toast = {
  success: (text: string, action?: Action) => show("success", text, { action }),
  error: (text: string, description?: string, action?: Action) =>
    show("error", text, { description: markLanguage(description), action }),
  dismiss(id: string) {
    if (getToastHost().contains(document.activeElement)) lastFocused?.focus();
    sonner.dismiss(id);
  },
};

/** The last focused element outside the toasts. sonner focuses it only after the last toast. */
let lastFocused: HTMLElement | null = null;

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

const SWIPE_PX = 20; // spec §9; sonner's default is 45
const DURATION_MS = 4000; // spec §9, and sonner's default

function idOf(target: EventTarget | null): string | undefined {
  return (target as Element | null)?.closest<HTMLElement>("[data-testid]")?.dataset.testid;
}

/** sonner changes a toast that is shown again with the same id. */
function setDuration(id: string, duration: number): void {
  const toast = sonner.getToasts().find((one) => one.id === id);
  if (!toast || !("title" in toast)) return;
  sonner[toast.type === "error" ? "error" : "success"](toast.title, { id, duration });
}

let focusedId: string | undefined;
/** A press focuses a toast too, but that must not keep it after the pointer has left. */
let isPressed = false;

/** sonner pauses the timer of a hovered toast. Spec §9 requires the same for a focused toast. */
function stayWithFocus({ target, relatedTarget }: FocusEvent) {
  if (!getToastHost().contains(relatedTarget)) lastFocused = relatedTarget as HTMLElement | null;
  const id = idOf(target);
  if (!id || id === idOf(relatedTarget) || isPressed) return;
  setDuration(id, Number.POSITIVE_INFINITY);
  focusedId = id;
}

function endWithoutFocus({ target, relatedTarget }: FocusEvent) {
  const id = idOf(target);
  if (!id || id !== focusedId || id === idOf(relatedTarget)) return;
  setDuration(id, DURATION_MS);
  focusedId = undefined;
}

/** 44 px high, so that it is easy to tap. */
const actionClass =
  "h-11! rounded-md! px-4! text-sm! font-semibold! focus-visible:outline-3! focus-visible:outline-focus!";

/** For the panel. Duration, width, gap and the visible count are sonner's defaults (spec §9). */
export function Toaster() {
  const theme = useTheme();
  const host = useSyncExternalStore<HTMLElement | null>(neverChanges, getToastHost, () => null);
  const pressed = useRef({ x: 0, y: 0 });
  const isWide = useMatches("(width >= 48rem)");

  function dismissSwiped({ target, clientX, clientY }: PointerEvent) {
    isPressed = false;
    const distance = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
    const id = idOf(target);
    if (id && distance >= SWIPE_PX) sonner.dismiss(id);
  }

  if (!host) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the toasts, which are interactive
    <div
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressed.current = { x, y };
        isPressed = true;
      }}
      onPointerCancel={() => {
        isPressed = false;
      }}
      onPointerUp={dismissSwiped}
      onFocus={stayWithFocus}
      onBlur={endWithoutFocus}
    >
      <SonnerToaster
        containerAriaLabel={m.notifications}
        theme={theme}
        richColors
        // Toasts cover neither the title of a page nor the buttons of forms and dialogs: on a phone they cover the
        // panel's header, elsewhere the end of its menu.
        position={isWide ? "bottom-left" : "top-center"}
        mobileOffset={{ top: "calc(0.25rem + env(safe-area-inset-top))" }}
        // After a short drag, selected text would be dragged instead of the toast.
        toastOptions={{ classNames: { toast: "select-none!", actionButton: actionClass } }}
        swipeDirections={["left", "right", isWide ? "bottom" : "top"]}
        style={{ ...colours, fontFamily: "var(--font-sans)" } as CSSProperties}
      />
    </div>,
    host,
  );
}
