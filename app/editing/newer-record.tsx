import * as m from "virtual:messages/panel-editing";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ChoiceDialog, type DisputedField } from "./choice-dialog";
import { ConfirmDialog } from "./confirm-dialog";
import { useCheckedForm } from "./fields";
import { merge } from "./merge";
import type { StoredRow } from "./save";
import { labelOf } from "./versions";

/** The stored row that a form edits. */
export interface StoredRecord<Values extends FieldValues, Output, Row extends StoredRow> {
  /** The row as the panel has read it last; undefined if nothing is stored yet. */
  row: Row | undefined;
  /** The form values of a stored row. */
  toInput: (row: Row) => Values;
  schema: z.ZodType<Output, Values>;
  /** Adapts merged values, if some depend on others. */
  toMerged?: (merged: Values, mine: Values, theirs: Values) => Values;
}

/** The row from which an edit began, and the form values of that row. */
interface Base<Values, Row> {
  row: Row | undefined;
  values: Values;
}

export interface Edit<Values extends FieldValues, Row extends StoredRow> {
  base: Base<Values, Row>;
  setBase: Dispatch<SetStateAction<Base<Values, Row>>>;
}

/** Returns the item as it is stored now, or the given item if that is newer or was deleted. */
function useLatest<Item extends StoredRow, Key extends readonly unknown[]>(
  query: (id: string) => UseQueryOptions<Item | null, Error, Item | null, Key>,
  item: Item | undefined,
): Item | undefined {
  const { data } = useQuery({ ...query(item?.id ?? ""), enabled: item !== undefined });
  return item && data && data.updated_at >= item.updated_at ? data : item;
}

/**
 * A form that edits the item of a list, or a new item. A list can be older than the cached row, so the form begins
 * from the same row as `stored`. Otherwise it would save old values under the newest version.
 */
export function useRowForm<
  Values extends FieldValues,
  Output extends FieldValues,
  Row extends StoredRow,
  Key extends readonly unknown[],
>(
  query: (id: string) => UseQueryOptions<Row | null, Error, Row | null, Key>,
  item: NoInfer<Row> | undefined,
  toInput: (row: NoInfer<Row> | undefined) => NoInfer<Values>,
  schema: z.ZodType<Output, Values>,
) {
  const row = useLatest(query, item);
  const form = useCheckedForm(schema, toInput(row));
  const stored: StoredRecord<Values, Output, Row> | undefined = row && { row, toInput, schema };
  return { form, stored };
}

/**
 * Remembers what the edit of a form began from. `rebase` merges a newer row into the form. If both
 * changed a field, it asks whose value to save, with `question`.
 */
export function useEdit<Values extends FieldValues, Output, Row extends StoredRow>(
  form: UseFormReturn<Values, unknown, Output>,
  stored: StoredRecord<Values, Output, Row> | undefined,
) {
  const [base, setBase] = useState<Base<Values, Row>>(() => ({
    row: stored?.row,
    values: form.formState.defaultValues as Values,
  }));
  const [asked, setAsked] = useState<{
    fields: DisputedField[];
    answer: (theirs: Set<string> | undefined) => void;
  }>();

  async function ask(fields: DisputedField[]): Promise<Set<string> | undefined> {
    const { promise, resolve } = Promise.withResolvers<Set<string> | undefined>();
    setAsked({ fields, answer: resolve });
    const theirs = await promise;
    setAsked(undefined);
    return theirs;
  }

  /** Resolves to the new base, or to undefined if the operator cancels. */
  async function rebase(
    { toInput, schema, toMerged = (merged) => merged }: StoredRecord<Values, Output, Row>,
    from: Base<Values, Row>,
    row: Row,
    unconfirmed: Values[],
  ): Promise<Base<Values, Row> | undefined> {
    const mine = form.getValues();
    const theirs = toInput(row);
    const { values, conflicts } = merge(schema, { base: from.values, mine, theirs, unconfirmed });
    const disputed = conflicts.map((name) => ({
      name,
      label: shownLabel(name),
      Yours: mine[name],
      Theirs: theirs[name],
    }));
    const others = disputed.length > 0 ? await ask(disputed) : new Set<string>();
    if (!others) return undefined;
    const chosen = Object.entries(theirs).filter(([name]) => others.has(name));
    form.reset(theirs);
    // Keep the stored values as defaults, so that the form counts as unsaved.
    const merged = toMerged({ ...values, ...Object.fromEntries(chosen) }, mine, theirs);
    form.reset(merged, { keepDefaultValues: true });
    const next = { row, values: theirs };
    setBase(next);
    return next;
  }

  const question: ReactNode = asked && (
    <ChoiceDialog
      fields={asked.fields}
      onChoose={asked.answer}
      onCancel={() => asked.answer(undefined)}
    />
  );
  return { base, setBase, rebase, question };
}

/** The label of the field in the form. A list has none, so it is named after its column. */
function shownLabel(name: string): string {
  const [element, ...others] = document.getElementsByName(name);
  const isLabelled =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  const label = isLabelled && others.length === 0 && element.labels?.[0]?.firstChild?.textContent;
  return label || labelOf(name);
}

/** If the row changes elsewhere, updates the form. Asks first if the form has unsaved changes. */
export function NewerRecord<Values extends FieldValues, Output, Row extends StoredRow>({
  form,
  stored: { row, toInput, schema },
  edit: { base, setBase },
}: {
  form: UseFormReturn<Values, unknown, Output>;
  stored: StoredRecord<Values, Output, Row>;
  edit: Edit<Values, Row>;
}) {
  const [seen, setSeen] = useState(row?.updated_at);
  const { isDirty, isSubmitting, defaultValues } = useFormState({ control: form.control });
  const version = row?.updated_at;
  const isNewer = version !== seen && version !== base.row?.updated_at;
  const values = row && isNewer ? toInput(row) : base.values;
  const current = contentOf(schema, values);
  const isOther = isNewer && current !== contentOf(schema, defaultValues);
  // If a save succeeded but its response was lost, the typed values are already stored.
  const mustAsk = isOther && isDirty && current !== contentOf(schema, form.getValues());

  function showNewer() {
    form.reset(values);
    setBase({ row, values });
    setSeen(version);
  }

  useEffect(() => {
    if (version === seen || mustAsk || isSubmitting) return;
    if (isOther) form.reset(values);
    if (isNewer) setBase({ row, values });
    setSeen(version);
  });

  return mustAsk && !isSubmitting && <NewerVersion onShow={showNewer} />;
}

function NewerVersion({ onShow }: { onShow: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div role="status" className="w-full">
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
              {m.showTheNewerVersion}
            </Button>
          }
        >
          {m.changedElsewhere}
        </Notice>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.replaceWhatYouHaveTyped}
        text={m.formHasChanges}
        confirmLabel={m.replace}
        onConfirm={onShow}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/** The values as they would be stored, so that extra spaces do not count as a change. */
export function contentOf<Output, Values>(
  schema: z.ZodType<Output, Values>,
  values: unknown,
): string {
  const { data } = schema.safeParse(values);
  return JSON.stringify(data ?? values);
}
