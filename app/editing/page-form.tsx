import * as m from "virtual:messages/panel-editing";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { useMatches } from "~/ui/use-matches";
import { FormTabBar, FormTabs } from "./form-tabs";
import { HistoryButton, type HistorySource } from "./history-button";
import { NewerRecord, type StoredRecord, useEdit } from "./newer-record";
import { isUploading } from "./picture-upload";
import { BESIDE, Preview, PreviewButton, type PreviewTarget } from "./preview";
import { MAX_TRIES, SaveFailure, type StoredRow } from "./save";
import { toast } from "./toaster";
import { type CopiedForm, useUnsavedCopy } from "./unsaved-copy-offer";
import { forgetUnsavedWork, LeaveGuard } from "./unsaved-work";

/**
 * Saves a form. Disable the fields while `isSaving`: text typed during a save would be lost. If somebody
 * else has changed the row since the edit began, merges their changes into the form and saves again. If
 * the server refuses the value of a field, shows the reason at the field.
 */
export function useFormSave<Values extends FieldValues, Output, Row extends StoredRow>({
  form,
  stored,
  onInvalid,
  onSend,
  onSave,
  onSaved,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  stored: StoredRecord<Values, Output, Row> | undefined;
  onInvalid?: ((errors: FieldErrors<Values>) => void) | undefined;
  onSend: () => void;
  /** Resolves to a truthy value if saved. Otherwise the form keeps the typed values. */
  onSave: (values: Output, base: NoInfer<Row> | undefined) => Promise<unknown>;
  onSaved: () => unknown;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false);
  const { rebase, question, ...edit } = useEdit(form, stored);
  /** Values that might be stored, because there was no response. */
  const unconfirmed = useRef<Values[]>([]);

  /** Resolves to the failure if the form itself must react to it. */
  async function saveFrom(base: Row | undefined): Promise<SaveFailure | undefined> {
    let failure: SaveFailure | undefined;
    await form.handleSubmit(async (values) => {
      // Saving before the upload ends would store the form without its picture.
      if (isUploading()) {
        toast.error(m.uploadRunning);
        return;
      }
      setIsSaving(true);
      try {
        // The form changes the entries of its lists in place.
        unconfirmed.current.push(structuredClone(form.getValues()));
        onSend();
        if (!(await onSave(values, base))) return;
        unconfirmed.current = [];
        await onSaved();
      } catch (error) {
        if (!(error instanceof SaveFailure)) throw error;
        failure = error;
      }
    }, onInvalid)();
    return failure;
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const focused = document.activeElement;
    let { base } = edit;
    let refused: Path<Values> | undefined;
    try {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const failure = await saveFrom(base.row);
        refused = failure?.field as typeof refused;
        if (refused) form.setError(refused, { message: failure?.message ?? "" });
        const newer = failure?.newer as Row | undefined;
        const merged = newer && stored && (await rebase(stored, base, newer, unconfirmed.current));
        if (!merged) return;
        base = merged;
        unconfirmed.current = [];
      }
      toast.error(m.othersAreSaving);
    } finally {
      isRunning.current = false;
      flushSync(() => setIsSaving(false));
      // The field could not get the focus before, because it was disabled.
      if (refused) form.setFocus(refused);
      else if (document.activeElement === document.body && focused instanceof HTMLElement) {
        focused.focus();
      }
    }
  }
  return { submit, isSaving, edit, question };
}

export interface OtherButton<Action> {
  action: Action;
  label: string;
}

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

  function submitAs(action: Action | "") {
    if (beforeSubmit) flushSync(() => beforeSubmit(action));
    void submit();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submitAs("");
  }

  const hasRoomBeside = useMatches(BESIDE);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);
  const isSplit = isPreviewing && hasRoomBeside;

  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit}
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
              onSubmitAs={submitAs}
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
      <Button type="submit" isBusy={isSubmitting} busyLabel={m.saving}>
        {label}
      </Button>
    </>
  );
}
