import * as m from "virtual:messages/panel-editing";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog";

/** `discard` removes the copy of typed text. A running save has none. */
interface Work {
  discard?: () => void;
}

const unsaved = new Set<Work>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Counts typed text or a running save as unsaved work. Returns a function that ends this. */
export function trackUnsavedWork(work: Work = {}): () => void {
  unsaved.add(work);
  notify();
  return () => {
    unsaved.delete(work);
    notify();
  };
}

/** Forgets all unsaved work. Returns a function that restores it. */
export function forgetUnsavedWork(): () => void {
  const released = [...unsaved];
  unsaved.clear();
  notify();
  return () => {
    for (const work of released) unsaved.add(work);
    notify();
  };
}

export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

function typedTexts(): Work[] {
  return [...unsaved].filter(({ discard }) => discard);
}

/** Whether a form has changes that are not saved. */
export function useHasTypedText(): boolean {
  return useSyncExternalStore(subscribe, () => typedTexts().length > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes the copies of all typed text, when the operator leaves it. */
export function discardTypedTexts() {
  for (const { discard } of typedTexts()) discard?.();
}

/** Asks before typed text is lost by a link, the Back button or closing the tab. */
export function LeaveGuard<Values extends FieldValues, Output>({
  control,
  onLeave,
}: {
  control: Control<Values, unknown, Output>;
  onLeave?: () => void;
}) {
  const { isDirty } = useFormState({ control });
  // The router asks only the guard that was mounted last, so each guard answers for all forms.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      typedTexts().length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const discard = useEffectEvent(() => onLeave?.());

  useEffect(() => {
    if (!isDirty) return;
    const release = trackUnsavedWork({ discard: () => discard() });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      release();
      window.removeEventListener("beforeunload", ask);
    };
  }, [isDirty]);

  return (
    <DiscardDialog
      isOpen={blocker.state === "blocked"}
      onConfirm={() => {
        discardTypedTexts();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}

export function DiscardDialog(props: {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <ConfirmDialog
      {...props}
      title={m.leaveWithoutSaving}
      text={m.notSaved}
      confirmLabel={m.leave}
      cancelLabel={m.stay}
    />
  );
}
