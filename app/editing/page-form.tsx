import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { toast } from "~/ui/toaster";
import { LeaveGuard } from "./leave-guard";
import { NewerRecord, type StoredRecord } from "./newer-record";
import { isUploading } from "./uploads-under-way";

/** A form saved before its picture has arrived would be saved without it. */
export const WAIT_FOR_UPLOAD =
  "A picture is still being uploaded. Please wait for it, or cancel it.";

/**
 * The one form that fills a screen: a save bar that stays in view, a question before typed text is
 * left. `onSave` resolves to whether it was saved; a form that was not keeps everything typed.
 */
export function PageForm<Values extends FieldValues, Output>({
  form,
  submitLabel,
  stored,
  leavesTo,
  beforeSubmit,
  onInvalid,
  onSave,
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  submitLabel: string;
  /** The row being edited, followed while the form is open. */
  stored?: StoredRecord<Values, Output> | undefined;
  /** Where a saved or a cancelled form leads; without it the screen stays. */
  leavesTo?: string;
  beforeSubmit?: () => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onSave: (values: Output) => Promise<boolean>;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const isSaved = useRef(false);
  const [isSaving, setIsSaving] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    if (isUploading()) {
      toast.error(WAIT_FOR_UPLOAD);
      return;
    }
    const sent = structuredClone(form.getValues());
    setIsSaving(true);
    try {
      if (!(await onSave(values))) return;
      if (leavesTo) {
        isSaved.current = true;
        await navigate(leavesTo);
      } else {
        // What was saved is the new starting point.
        form.reset(sent, { keepValues: true });
      }
    } finally {
      setIsSaving(false);
    }
  }, onInvalid);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (beforeSubmit) flushSync(beforeSubmit);
    void submit();
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      {/* What would be typed during a save would be neither in it nor left afterwards. */}
      <fieldset disabled={isSaving} className="contents">
        {children}
      </fieldset>
      <div className="save-bar sticky bottom-0 z-10 -mx-4 -mb-6 mt-4 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:-mb-8 md:px-8">
        {stored && <NewerRecord form={form} stored={stored} />}
        {leavesTo && (
          <ButtonLink to={leavesTo} variant="secondary">
            Cancel
          </ButtonLink>
        )}
        <SubmitButton form={form} label={submitLabel} />
      </div>
      <LeaveGuard control={form.control} isSaved={isSaved} />
    </form>
  );
}

/** Draws itself again while the form is being saved, not the form. */
function SubmitButton<Values extends FieldValues, Output>({
  form,
  label,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  label: string;
}) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Button type="submit" isBusy={isSubmitting} busyLabel="Saving...">
      {label}
    </Button>
  );
}

/** A titled part of a long form. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-xl">{title}</h2>
        {text && <p className="mt-1 text-sm text-ink-muted">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
