import { type ReactNode, useId, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { HistoryButton, type HistorySource } from "./history-button";
import { NewerRecord, type StoredRecord } from "./newer-record";
import { useSubmit } from "./page-form";
import { DiscardDialog, LeaveGuard } from "./unsaved-work";

/** The one dialog with a form in it. It closes when saved; with typed text, closing asks first. */
export function FormDialog<Values extends FieldValues, Output>({
  form,
  title,
  submitLabel,
  isComplete = true,
  stored,
  history,
  onSave,
  onClose,
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  submitLabel: string;
  /** False keeps the submit button disabled: a required field is empty. */
  isComplete?: boolean;
  stored?: StoredRecord<Values, Output> | undefined;
  history?: HistorySource<Values> | undefined;
  onSave: (values: Output) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isSaving } = useSubmit({ form, onSave, onSaved: onClose });
  const close = () => (isDirty ? setIsAsking(true) : onClose());

  return (
    <>
      <Dialog
        isOpen
        isBusy={isSubmitting}
        title={title}
        onClose={close}
        footer={
          <>
            {stored && <NewerRecord form={form} stored={stored} />}
            {history && <HistoryButton form={form} source={history} />}
            <Button variant="secondary" aria-disabled={isSubmitting} onClick={close}>
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
