import { useEffect } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog";

const holders = new Set<symbol>();

/** Marks work as unsaved: typed text, or a running save. Returns a function that removes the mark. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol("unsaved");
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Removes all marks, after the operator agreed. Returns a function that sets them again. */
export function releaseUnsavedWork(): () => void {
  const released = [...holders];
  holders.clear();
  return () => {
    for (const holder of released) holders.add(holder);
  };
}

export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Asks before typed text is lost: on a link, on Back, on closing the tab. */
export function LeaveGuard<Values extends FieldValues, Output>({
  control,
  onLeave,
}: {
  control: Control<Values, unknown, Output>;
  onLeave?: () => void;
}) {
  const { isDirty } = useFormState({ control });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const release = holdUnsavedWork();
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
        onLeave?.();
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
      title="Leave without saving?"
      text="What you have typed here has not been saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
    />
  );
}
