import * as m from "virtual:messages/panel-editing";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type StoredRecord, useEdit } from "./newer-record";
import { isUploading } from "./picture-upload";
import { MAX_TRIES, SaveFailure, type StoredRow } from "./save";
import { toast } from "./toaster";

/** Another button that submits the form. */
export interface OtherButton<Action> {
  action: Action;
  label: string;
}

/**
 * Saves a form. Disable the fields while `isSaving`: text typed during a save would be lost. If somebody
 * else has changed the row since the edit began, merges their changes into the form and saves again. If
 * the server refuses the value of a field, shows the reason at the field.
 */
export function useFormSave<
  Values extends FieldValues,
  Output,
  Row extends StoredRow,
  Action extends string,
>({
  form,
  stored,
  beforeSubmit,
  onInvalid,
  onSend,
  onSave,
  onSaved,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  stored: StoredRecord<Values, Output, Row> | undefined;
  /** Called with the action of the clicked button, or "" for the main button. */
  beforeSubmit?: ((action: Action | "") => void) | undefined;
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

  async function submit(action: Action | "", event?: FormEvent) {
    event?.preventDefault();
    if (beforeSubmit) flushSync(() => beforeSubmit(action));
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
