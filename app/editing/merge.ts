import type { z } from "zod";

interface Merged<Values> {
  /** For each field the newest value; for fields that both changed, the value of `mine`. */
  values: Values;
  /** The fields that both changed to different values. */
  conflicts: (keyof Values & string)[];
}

/**
 * Merges two edits of a row field by field: `base` is the row as both began from it, `mine` is in the
 * form, `theirs` is stored by now. A list counts as one field. What the form has `sent` before might be
 * stored although there was no response, and is then nobody else's change.
 */
export function merge<Values extends object, Output>(
  schema: z.ZodType<Output, Values>,
  {
    base,
    mine,
    theirs,
    sent = [],
  }: Record<"base" | "mine" | "theirs", Values> & { sent?: Values[] },
): Merged<Values> {
  const { names, all } = asStored(schema, [base, mine, theirs, ...sent]);
  const [begun, typed, stored, ...tried] = all;
  const isTheirs = (name: string) =>
    ![begun, ...tried].some((values) => isSame(values, stored, name));
  const isMine = (name: string) =>
    !isSame(typed, stored, name) && !(isTheirs(name) && isSame(typed, begun, name));
  const kept = names.filter(isMine);
  return {
    values: { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) },
    conflicts: kept.filter(isTheirs),
  };
}

function isSame(a: object = {}, b: object = {}, name: string): boolean {
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
  const valid = outputs.filter((output) => output !== undefined);
  return {
    names: Object.keys(valid[0] ?? inputs[0] ?? {}) as (keyof Values & string)[],
    all: valid.length === inputs.length ? valid : inputs,
  };
}
