import * as m from "virtual:messages/panel-editing";
import { type ReactNode, useId, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { type OtherButton, useFormSave } from "./form-save";
import { FormTabBar, FormTabs } from "./form-tabs";
import { HistoryButton, type HistorySource } from "./history-button";
import { NewerRecord, type StoredRecord } from "./newer-record";
import { Preview, PreviewButton, type PreviewTarget } from "./preview";
import type { StoredRow } from "./save";
import { type CopiedForm, useUnsavedCopy } from "./unsaved-copy-offer";
import { DiscardDialog, LeaveGuard } from "./unsaved-work";

/** A dialog with a form. It closes after a save. If text is unsaved, it asks before it closes. */
export function FormDialog<
  Values extends FieldValues,
  Output,
  Row extends StoredRow = StoredRow,
  Action extends string = "",
>({
  form,
  title,
  submitLabel,
  otherButtons = [],
  isComplete = true,
  preview,
  stored,
  copied,
  history,
  beforeSubmit,
  onSave,
  onClose,
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  submitLabel: string;
  /** More buttons that submit the form. */
  otherButtons?: OtherButton<Action>[];
  /** False if a required field is empty. The submit button is then disabled. */
  isComplete?: boolean;
  preview?: PreviewTarget;
  stored?: StoredRecord<Values, Output, Row> | undefined;
  copied: CopiedForm<Values, Output>;
  history?: HistorySource<Values> | undefined;
  /** Called with the action of the clicked button, or "" for the main button. */
  beforeSubmit?: (action: Action | "") => void;
  onSave: (values: Output, base: NoInfer<Row> | undefined) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [isAsking, setIsAsking] = useState(false);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { submit, isSaving, edit, question } = useFormSave({
    form,
    stored,
    beforeSubmit,
    onSend: () => keepSent(),
    onSave,
    onSaved: () => discardAndClose(),
  });
  const { offer, keepSent, discard } = useUnsavedCopy({ form, copied, stored, edit });
  const discardAndClose = () => {
    discard();
    onClose();
  };
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
            {stored && <NewerRecord form={form} stored={stored} edit={edit} />}
            {preview && (
              <PreviewButton isOpen={isPreviewing} onClick={() => setIsPreviewing(true)} />
            )}
            {stored && history && (
              <HistoryButton form={form} stored={stored} edit={edit} source={history} />
            )}
            <Button variant="secondary" aria-disabled={isSubmitting} onClick={close}>
              {m.cancel}
            </Button>
            {otherButtons.map(({ action, label }) => (
              <Button
                key={action}
                variant="secondary"
                aria-disabled={isSubmitting}
                onClick={() => submit(action)}
              >
                {label}
              </Button>
            ))}
            <Button type="submit" form={id} isBusy={isSubmitting} disabled={!isComplete}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={(event) => submit("", event)}>
          <fieldset disabled={isSaving} className="flex flex-col gap-5">
            <FormTabBar control={form.control} onLeave={discard} />
            {offer}
            <FormTabs value={null}>{children}</FormTabs>
          </fieldset>
        </form>
      </Dialog>
      {preview && isPreviewing && (
        <Preview
          {...preview}
          control={form.control}
          isBeside={false}
          onClose={() => setIsPreviewing(false)}
        />
      )}
      {question}
      <DiscardDialog
        isOpen={isAsking}
        onConfirm={discardAndClose}
        onCancel={() => setIsAsking(false)}
      />
      <LeaveGuard control={form.control} onLeave={discard} />
    </>
  );
}
