import { z } from "zod";
import "./rules.ts"; // configures zod for our Content-Security-Policy

const PREFIX = "unsaved:";
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const copySchema = z.object({
  /** The form: its table, and the row's id or "new". */
  of: z.string(),
  at: z.number(),
  /** The stored content at that time. */
  before: z.string(),
  /** The fields that differ from what was stored. */
  values: z.record(z.string(), z.unknown()),
});

type Copy = z.output<typeof copySchema>;
export type UnsavedCopy = Copy & { key: string };

/** A key of its own for each open form: two tabs with the same form do not overwrite each other. */
export function newCopyKey(operatorId: string): string {
  return `${PREFIX}${operatorId}:${Date.now()}-${Math.random()}`;
}

export function readCopy(key: string): UnsavedCopy | undefined {
  return attempt(() => {
    const { data } = copySchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return data && { ...data, key };
  });
}

export function writeCopy(key: string, { of, at, before, values }: Copy): void {
  const text = JSON.stringify({ of, at, before, values });
  attempt(() => localStorage.setItem(key, text));
}

export function removeCopy(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/** The unsaved copies of this operator, newest first. */
export function listCopies(operatorId: string): UnsavedCopy[] {
  const copies = keysOf(operatorId).flatMap((key) => readCopy(key) ?? []);
  const isOld = ({ at }: Copy) => at < Date.now() - KEPT_MS;
  for (const { key } of copies.filter(isOld)) removeCopy(key);
  return copies.filter((copy) => !isOld(copy)).sort((a, b) => b.at - a.at);
}

export function removeCopies(operatorId: string): void {
  for (const key of keysOf(operatorId)) removeCopy(key);
}

function keysOf(operatorId: string): string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(`${PREFIX}${operatorId}:`));
}

/** Storage can be full or blocked: typing goes on without it. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The form values that differ from the stored ones. */
export function changedFields(values: object, stored: object): Copy["values"] {
  const before = new Map(Object.entries(stored));
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed);
}

/** Issues of a field that has another type now. A text that is too long is still restored. */
const WRONG_TYPE = new Set(["invalid_type", "invalid_value", "invalid_union", "invalid_key"]);

/** A form's values with a copy's fields; a field that has had another shape since is left out. */
export function withCopy<Values extends object, Output>(
  schema: z.ZodType<Output, Values>,
  values: Values,
  copy: Copy,
): Values {
  const known = Object.entries(copy.values).filter(([name]) => name in values);
  const { error } = schema.safeParse({ ...values, ...Object.fromEntries(known) });
  const outdatedFields = new Set(
    error?.issues.filter(({ code }) => WRONG_TYPE.has(code)).map(({ path }) => path[0]),
  );
  return { ...values, ...Object.fromEntries(known.filter(([name]) => !outdatedFields.has(name))) };
}
