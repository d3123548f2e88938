import * as m from "virtual:messages/panel-editing";
import { type ReactNode, useRef, useState } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { useMatches } from "~/ui/use-matches";
import { type OtherButton, useFormSave } from "./form-save";
import { FormTabBar, FormTabs } from "./form-tabs";
import { HistoryButton, type HistorySource } from "./history-button";
import { NewerRecord, type StoredRecord } from "./newer-record";
import { BESIDE, Preview, PreviewButton, type PreviewTarget } from "./preview";
import type { StoredRow } from "./save";
import { type CopiedForm, useUnsavedCopy } from "./unsaved-copy-offer";
import { forgetUnsavedWork, LeaveGuard } from "./unsaved-work";

/** A form that fills a screen. Its save bar stays in view while scrolling. */
export function PageForm<
  Values extends FieldValues,
  Output,
  Row extends StoredRow = StoredRow,
  Action extends string = "",
>({
  form,
  submitLabel,
  otherButtons,
  preview,
  stored,
  copied,
  history,
  leavesTo,
  leavingState,
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
  stored?: StoredRecord<Values, Output, Row> | undefined;
  copied: CopiedForm<Values, Output>;
  history?: HistorySource<Values> | undefined;
  leavesTo?: string;
  /** The history state of the screen that it leaves to. */
  leavingState?: unknown;
  /** Called with the action of the clicked button, or "" for the main button. */
  beforeSubmit?: (action: Action | "") => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onSave: (values: Output, base: NoInfer<Row> | undefined) => Promise<unknown>;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { submit, isSaving, edit, question } = useFormSave({
    form,
    stored,
    beforeSubmit,
    onInvalid,
    onSend: () => keepSent(),
    onSave,
    onSaved() {
      discard();
      if (!leavesTo) {
        form.reset(form.getValues(), { keepValues: true });
        return;
      }
      forgetUnsavedWork();
      return navigate(leavesTo, { state: leavingState });
    },
  });
  const { offer, keepSent, discard } = useUnsavedCopy({ form, copied, stored, edit });

  const hasRoomBeside = useMatches(BESIDE);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);
  const isSplit = isPreviewing && hasRoomBeside;

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => submit("", event)}
        className={isSplit ? "grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-8" : undefined}
      >
        {/* All sections share one @container, to avoid a Chromium bug that leaves sections blank. */}
        <div className="@container">
          <fieldset disabled={isSaving} className="contents">
            <FormTabBar control={form.control} onLeave={discard} />
            {offer && <div className="mb-6">{offer}</div>}
            <FormTabs value={null}>{children}</FormTabs>
          </fieldset>
          <div className="save-bar sticky bottom-0 z-10 -mx-4 -mb-6 mt-4 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:-mb-8 md:px-8">
            {stored && <NewerRecord form={form} stored={stored} edit={edit} />}
            {stored && history && (
              <HistoryButton form={form} stored={stored} edit={edit} source={history} />
            )}
            {preview && (
              <PreviewButton
                ref={previewButton}
                isOpen={isPreviewing}
                onClick={() => setIsPreviewing((isOpen) => !isOpen)}
              />
            )}
            {leavesTo && (
              <ButtonLink to={leavesTo} state={leavingState} variant="secondary">
                {m.cancel}
              </ButtonLink>
            )}
            <SubmitButtons
              form={form}
              label={submitLabel}
              others={otherButtons}
              onSubmitAs={submit}
            />
          </div>
        </div>
        {preview && isPreviewing && (
          <Preview
            {...preview}
            control={form.control}
            isBeside={hasRoomBeside}
            onClose={() => {
              setIsPreviewing(false);
              previewButton.current?.focus();
            }}
          />
        )}
        <LeaveGuard control={form.control} onLeave={discard} />
      </form>
      {question}
    </>
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
  onSubmitAs: (action: Action) => unknown;
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
      <Button type="submit" isBusy={isSubmitting} busyLabel={m.saving}>
        {label}
      </Button>
    </>
  );
}
