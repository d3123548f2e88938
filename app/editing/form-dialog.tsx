import { type ReactNode, useId, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { toast } from "~/ui/toaster";
import { DiscardDialog, LeaveGuard } from "./leave-guard";
import { NewerRecord, type StoredRecord } from "./newer-record";
import { WAIT_FOR_UPLOAD } from "./page-form";
import { isUploading } from "./uploads-under-way";

/**
 * The one dialog with a form in it. `onSave` resolves to whether it was saved: then it closes,
 * else it stays with everything typed. Closing it with typed text asks first.
 */
export function FormDialog<Values extends FieldValues, Output>({
  form,
  title,
  submitLabel,
  isComplete = true,
  stored,
  onSave,
  onClose,
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  submitLabel: string;
  /** False keeps the submit button disabled: something that must be there is empty. */
  isComplete?: boolean;
  /** The row being edited, followed while the dialog is open. */
  stored?: StoredRecord<Values, Output> | undefined;
  onSave: (values: Output) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    if (isUploading()) {
      toast.error(WAIT_FOR_UPLOAD);
      return;
    }
    setIsSaving(true);
    const isSaved = await onSave(values);
    setIsSaving(false);
    if (isSaved) onClose();
  });

  return (
    <>
      <Dialog
        isOpen
        isBusy={isSubmitting}
        title={title}
        onClose={() => (isDirty ? setIsAsking(true) : onClose())}
        footer={
          <>
            {stored && <NewerRecord form={form} stored={stored} />}
            <Button
              variant="secondary"
              disabled={isSubmitting}
              onClick={() => (isDirty ? setIsAsking(true) : onClose())}
            >
              Cancel
            </Button>
            <Button type="submit" form={id} isBusy={isSubmitting} disabled={!isComplete}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit}>
          <fieldset disabled={isSaving} className="flex min-w-0 flex-col gap-5">
            {children}
          </fieldset>
        </form>
      </Dialog>
      <DiscardDialog isOpen={isAsking} onConfirm={onClose} onCancel={() => setIsAsking(false)} />
      <LeaveGuard control={form.control} />
    </>
  );
}
