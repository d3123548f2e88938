import * as m from "virtual:messages/panel-editing";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { randomId } from "~/ui/random-id";
import { agencyTimeInWords } from "./agency-time";
import { contentOf, type Edit, type StoredRecord } from "./newer-record";
import type { StoredRow } from "./save";
import {
  changedFields,
  listCopies,
  newCopyKey,
  readCopy,
  removeCopy,
  type UnsavedCopy,
  withCopied,
  writeCopy,
} from "./unsaved-copies";

/** The id of the signed-in operator. Forms offer only the unsaved text of this operator. */
export const OperatorId = createContext("");

/** `of` names the form whose unsaved values are stored. `schema` validates stored values. */
export interface CopiedForm<Values extends FieldValues, Output> {
  of: string;
  schema: z.ZodType<Output, Values>;
  /** Fields that each copy has, because their initial values can be others when it is restored. */
  always?: readonly (keyof Values & string)[];
  /** The id of a new row, from `useSave`. A restored copy is saved under the id of its first try. */
  newId?: RefObject<string> | undefined;
}

/** Stores changes at most this often. If the tab crashes, only the latest typing is lost. */
const WRITE_MS = 500;

/**
 * Stores unsaved form values in this browser until they are saved or discarded. `offer` is a notice
 * with buttons to restore or discard the values that an earlier visit left unsaved.
 */
export function useUnsavedCopy<Values extends FieldValues, Output, Row extends StoredRow>({
  form,
  copied: { of, schema, always, newId },
  stored,
  edit: { base, setBase },
}: {
  form: UseFormReturn<Values, unknown, Output>;
  copied: CopiedForm<Values, Output>;
  /** The row that the form edits; it might have changed since the copy was made. */
  stored: StoredRecord<Values, Output, Row> | undefined;
  edit: Edit<Values, Row>;
}): { offer: ReactNode; keepSent: () => void; discard: () => void } {
  const operatorId = useContext(OperatorId);
  const { subscribe } = form;
  const { defaultValues, isDirty } = useFormState({ control: form.control });
  const before = defaultValues as Values;
  const [key, setKey] = useState(() => newCopyKey(operatorId));
  const [offered, setOffered] = useState(() =>
    listCopies(operatorId).filter((copy) => copy.of === of),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentId = useRef<string>(undefined);

  function cancelWrite() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function write() {
    cancelWrite();
    const typed = form.getValues();
    if (!isDirty || Object.keys(changedFields(typed, before)).length === 0) return removeCopy(key);
    writeCopy(key, {
      of,
      at: Date.now(),
      before: contentOf(schema, before),
      values: changedFields(typed, before, always),
      base: changedFields(before, typed, always),
      version: base.row?.updated_at,
      newId: sentId.current,
    });
  }

  const writeNow = useEffectEvent(write);
  useEffect(() => {
    const writeSoon = () => {
      timer.current ??= setTimeout(() => writeNow(), WRITE_MS);
    };
    const writePending = () => {
      if (timer.current !== undefined) writeNow();
    };
    // Another tab might have saved or discarded the offered copy.
    const refresh = () => setOffered((copies) => copies.flatMap(({ key }) => readCopy(key) ?? []));
    const unsubscribe = subscribe({ formState: { values: true }, callback: writeSoon });
    window.addEventListener("pagehide", writePending);
    document.addEventListener("visibilitychange", writePending);
    window.addEventListener("storage", refresh);
    return () => {
      writePending();
      unsubscribe();
      window.removeEventListener("pagehide", writePending);
      document.removeEventListener("visibilitychange", writePending);
      window.removeEventListener("storage", refresh);
    };
  }, [subscribe]);

  function settle(copy: UnsavedCopy) {
    removeCopy(copy.key);
    setOffered((copies) => copies.filter(({ key }) => key !== copy.key));
  }

  function restore(copy: UnsavedCopy) {
    write();
    const typedHere = readCopy(key);
    const nextKey = typedHere ? newCopyKey(operatorId) : key;
    if (typedHere) setOffered((copies) => [...copies, typedHere]);
    setKey(nextKey);
    writeCopy(nextKey, copy);
    sentId.current = copy.newId;
    if (newId) newId.current = copy.newId ?? randomId();
    settle(copy);
    // The edit goes on from the row as it was then. Saving merges what has changed since.
    const earlierValues = withCopied(schema, before, copy.base);
    if (base.row) {
      form.reset(earlierValues);
      // Without a version, nothing was stored then.
      const row = copy.version ? { ...base.row, updated_at: copy.version } : undefined;
      setBase({ row, values: earlierValues });
    }
    const typed = withCopied(schema, before, copy.values);
    form.reset(stored?.toMerged?.(typed, typed, before) ?? typed, { keepDefaultValues: true });
  }

  const [copy] = offered;
  return {
    offer: copy && (
      <Offer
        at={copy.at}
        isChangedSince={stored?.row !== undefined && copy.before !== contentOf(schema, before)}
        onRestore={() => restore(copy)}
        onDiscard={() => settle(copy)}
      />
    ),
    keepSent() {
      if (!newId) return;
      sentId.current = newId.current;
      write();
    },
    discard() {
      sentId.current = undefined;
      cancelWrite();
      removeCopy(key);
    },
  };
}

function Offer({
  at,
  isChangedSince,
  onRestore,
  onDiscard,
}: {
  at: number;
  isChangedSince: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const choices = { [m.restore]: onRestore, [m.discard]: onDiscard };
  return (
    <Notice
      tone={isChangedSince ? "warning" : "info"}
      action={
        <div className="flex flex-wrap gap-3">
          {Object.entries(choices).map(([label, choose]) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              onClick={({ currentTarget }) => {
                const form = currentTarget.closest("form");
                choose();
                form?.querySelector<HTMLElement>("input, select, textarea")?.focus();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {m.typedNotSaved({ time: agencyTimeInWords(new Date(at)) })}
      {isChangedSince && m.changedSince}
    </Notice>
  );
}
