import type { z } from "zod";

interface Merged<Values> {
  /** For each field the newest value; for a conflict, the value of `mine`. */
  values: Values;
  /** The fields that both changed to different values. */
  conflicts: (keyof Values & string)[];
}

/**
 * Merges two edits of a row field by field: `base` is the row from which both began, `mine` is in
 * the form, and `theirs` is stored now. A list counts as one field. `unconfirmed` are the values of
 * saves whose responses were lost: if `theirs` has them, they are this form's own change.
 */
export function merge<Values extends object, Output>(
  schema: z.ZodType<Output, Values>,
  {
    base,
    mine,
    theirs,
    unconfirmed = [],
  }: Record<"base" | "mine" | "theirs", Values> & { unconfirmed?: Values[] },
): Merged<Values> {
  const { names, all } = asStored(schema, [base, mine, theirs, ...unconfirmed]);
  const [storedBase, storedMine, storedTheirs, ...storedUnconfirmed] = all;
  /** Whether somebody else has changed this field. */
  const isTheirs = (name: string) =>
    ![storedBase, ...storedUnconfirmed].some((values) => isSameField(values, storedTheirs, name));
  /** Whether the form has a value of its own to keep. */
  const isMine = (name: string) =>
    !isSameField(storedMine, storedTheirs, name) &&
    !(isTheirs(name) && isSameField(storedMine, storedBase, name));
  const own = names.filter(isMine);
  return {
    values: { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) },
    conflicts: own.filter(isTheirs),
  };
}

/** Compares one field of two objects by content. */
export function isSameField(a: object = {}, b: object = {}, name: string): boolean {
  const [left, right] = [a, b].map((values) => new Map(Object.entries(values)).get(name));
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * The values as they would be stored, so that extra spaces do not count as a change. If some of them
 * cannot be stored, returns all as they are. `names` are the fields that the form stores.
 */
function asStored<Values extends object, Output>(
  schema: z.ZodType<Output, Values>,
  inputs: Values[],
): { names: (keyof Values & string)[]; all: object[] } {
  const outputs = inputs.map((values) => schema.safeParse(values).data as object | undefined);
  const fields = inputs[0] ?? {};
  // Some forms store several fields as one column.
  const valid = outputs
    .filter((output) => output !== undefined)
    .filter((output) => Object.keys(output).every((name) => name in fields));
  return {
    names: Object.keys(valid[0] ?? fields) as (keyof Values & string)[],
    all: valid.length === inputs.length ? valid : inputs,
  };
}
