import { type FormEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { HistoryButton, type HistorySource } from "./history-button";
import { NewerRecord, type StoredRecord } from "./newer-record";
import { isUploading } from "./picture-upload";
import { Preview, PreviewButton, type PreviewTarget, useHasRoomBeside } from "./preview";
import { toast } from "./toaster";
import { type CopiedForm, useUnsavedCopy } from "./unsaved-copy-offer";
import { LeaveGuard, releaseUnsavedWork } from "./unsaved-work";

/** Saves a form. Disable the fields while `isSaving`: text typed during a save would be lost. */
export function useSubmit<Values extends FieldValues, Output>({
  form,
  onInvalid,
  onSave,
  onSaved,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  onInvalid?: ((errors: FieldErrors<Values>) => void) | undefined;
  /** Resolves to true if saved. Otherwise the form keeps the typed values. */
  onSave: (values: Output) => Promise<boolean>;
  onSaved: () => unknown;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    // Saving before the upload ends would store the form without its picture.
    if (isUploading()) {
      toast.error("A picture is still being uploaded. Please wait for it, or cancel it.");
      return;
    }
    const focused = document.activeElement;
    setIsSaving(true);
    try {
      if (await onSave(values)) await onSaved();
    } finally {
      flushSync(() => setIsSaving(false));
      if (document.activeElement === document.body && focused instanceof HTMLElement) {
        focused.focus();
      }
    }
  }, onInvalid);
  return { submit, isSaving };
}

interface OtherButton<Action> {
  action: Action;
  label: string;
}

/** A form that fills a screen. Its save bar stays in view while scrolling. */
export function PageForm<Values extends FieldValues, Output, Action extends string = "">({
  form,
  submitLabel,
  otherButtons,
  preview,
  stored,
  copied,
  history,
  leavesTo,
  beforeSubmit,
  onInvalid,
  onSave,
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  submitLabel: string;
  preview?: PreviewTarget;
  /** More buttons that submit the form. */
  otherButtons?: OtherButton<Action>[];
  stored?: StoredRecord<Values, Output> | undefined;
  copied: CopiedForm<Values, Output>;
  history?: HistorySource<Values> | undefined;
  leavesTo?: string;
  /** Called with the action of the clicked button, or "" for the main button. */
  beforeSubmit?: (action: Action | "") => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onSave: (values: Output) => Promise<boolean>;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { offer, discard } = useUnsavedCopy({ form, copied, isStored: stored !== undefined });
  const { submit, isSaving } = useSubmit({
    form,
    onInvalid,
    onSave,
    onSaved() {
      discard();
      if (!leavesTo) {
        form.reset(form.getValues(), { keepValues: true });
        return;
      }
      releaseUnsavedWork();
      return navigate(leavesTo);
    },
  });

  function submitAs(action: Action | "") {
    if (beforeSubmit) flushSync(() => beforeSubmit(action));
    void submit();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submitAs("");
  }

  const hasRoomBeside = useHasRoomBeside();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const isSplit = isPreviewing && hasRoomBeside;

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className={isSplit ? "grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-8" : undefined}
    >
      {/* All sections share one @container, to avoid a Chromium bug that leaves sections blank. */}
      <div className="@container">
        <fieldset disabled={isSaving} className="contents">
          {offer && <div className="mb-6">{offer}</div>}
          {children}
        </fieldset>
        <div className="save-bar sticky bottom-0 z-10 -mx-4 -mb-6 mt-4 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:-mb-8 md:px-8">
          {stored && <NewerRecord form={form} stored={stored} />}
          {history && <HistoryButton form={form} source={history} />}
          {preview && (
            <PreviewButton
              isOpen={isPreviewing}
              onClick={() => setIsPreviewing((isOpen) => !isOpen)}
            />
          )}
          {leavesTo && (
            <ButtonLink to={leavesTo} variant="secondary">
              Cancel
            </ButtonLink>
          )}
          <SubmitButtons
            form={form}
            label={submitLabel}
            others={otherButtons}
            onSubmitAs={submitAs}
          />
        </div>
      </div>
      {preview && isPreviewing && (
        <Preview
          {...preview}
          control={form.control}
          isBeside={hasRoomBeside}
          onClose={() => setIsPreviewing(false)}
        />
      )}
      <LeaveGuard control={form.control} onLeave={discard} />
    </form>
  );
}

/** A separate component, so that only the buttons re-render while saving. */
function SubmitButtons<Values extends FieldValues, Output, Action extends string>({
  form,
  label,
  others = [],
  onSubmitAs,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  label: string;
  others?: OtherButton<Action>[] | undefined;
  onSubmitAs: (action: Action) => void;
}) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <>
      {others.map(({ action, label }) => (
        <Button
          key={action}
          variant="secondary"
          aria-disabled={isSubmitting}
          onClick={() => onSubmitAs(action)}
        >
          {label}
        </Button>
      ))}
      <Button type="submit" isBusy={isSubmitting} busyLabel="Saving...">
        {label}
      </Button>
    </>
  );
}
