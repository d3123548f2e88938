import type { z } from "zod";

interface Merged<Values> {
  /** For each field the newest value; for a conflict, the value of `mine`. */
  values: Values;
  /** The fields that both changed to different values. */
  conflicts: (keyof Values & string)[];
}

/**
 * Merges two edits of a row field by field: `base` is the row from which both began, `mine` is in
 * the form, and `theirs` is stored now. A list counts as one field. A save may have succeeded although
 * its response was lost, so the values of such saves, `unconfirmed`, are not another person's change.
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
  const known = [storedBase, ...storedUnconfirmed];
  const isChangedByOthers = (name: string) =>
    known.every((values) => !isSameField(name, values, storedTheirs));
  const isChangedHere = (name: string) => !isSameField(name, storedMine, storedBase);
  const own = names
    .filter((name) => !isSameField(name, storedMine, storedTheirs))
    .filter((name) => isChangedHere(name) || !isChangedByOthers(name));
  return {
    values: { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) },
    conflicts: own.filter(isChangedByOthers),
  };
}

/** Compares one field of two objects by content. */
export function isSameField(name: string, a: object = {}, b: object = {}): boolean {
  const [left, right] = [a, b].map((values) => new Map(Object.entries(values)).get(name));
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * The values as they would be stored, so that extra spaces do not count as a change. They stay as they are if some
 * are invalid, or if the form stores several fields as one column. `names` are the fields to compare.
 */
function asStored<Values extends object, Output>(
  schema: z.ZodType<Output, Values>,
  inputs: Values[],
): { names: (keyof Values & string)[]; all: object[] } {
  const outputs = inputs.map((values) => schema.safeParse(values).data as object | undefined);
  const fields = inputs[0] ?? {};
  const valid = outputs
    .filter((output) => output !== undefined)
    .filter((output) => Object.keys(output).every((name) => name in fields));
  return {
    names: Object.keys(valid[0] ?? fields) as (keyof Values & string)[],
    all: valid.length === inputs.length ? valid : inputs,
  };
}
