import { type RefObject, useEffect } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { hasUnsavedWork, holdUnsavedWork } from "./unsaved-work";

/** Asks before typed text is lost: on a link, on Back, on closing the tab. */
export function LeaveGuard<Values extends FieldValues, Output>({
  control,
  isSaved,
}: {
  control: Control<Values, unknown, Output>;
  /** Set before the screen leaves by itself after a save. */
  isSaved?: RefObject<boolean>;
}) {
  const { isDirty } = useFormState({ control });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      hasUnsavedWork() &&
      !isSaved?.current &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const letGo = holdUnsavedWork();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      letGo();
      window.removeEventListener("beforeunload", ask);
    };
  }, [isDirty]);

  return (
    <DiscardDialog
      isOpen={blocker.state === "blocked"}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** The one question about typed text. */
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
