import { z } from "zod";
import { DAY_MS } from "../ui/dates.ts";
import { isSameField } from "./merge.ts";
import "./rules.ts"; // configures zod for our Content-Security-Policy

const PREFIX = "unsaved:";
const KEPT_MS = 30 * DAY_MS;

const copySchema = z.object({
  /** The name of the form, such as "tours/new", or "tours/" plus the row id. */
  of: z.string(),
  at: z.number(),
  /** The stored content at the time of the copy. */
  before: z.string(),
  /** The form fields that differ from the stored content. */
  values: z.record(z.string(), z.unknown()),
  /** The stored values of these fields at that time, and the version of the row. */
  base: z.record(z.string(), z.unknown()).default({}),
  version: z.string().optional(),
  /** The id under which a new row was sent. It may be stored, because its response was lost. */
  newId: z.string().optional(),
});

type Copy = z.output<typeof copySchema>;
export type UnsavedCopy = Copy & { key: string };

/** A unique key, so that two tabs with the same form do not overwrite each other. */
export function newCopyKey(operatorId: string): string {
  return `${PREFIX}${operatorId}:${Date.now()}-${Math.random()}`;
}

export function readCopy(key: string): UnsavedCopy | undefined {
  return attempt(() => {
    const { data } = copySchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return data && { ...data, key };
  });
}

export function writeCopy(key: string, copy: Copy): void {
  const text = JSON.stringify(copySchema.parse(copy));
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

/** The names of the forms that have a copy in this browser. */
export function copiedForms(): string[] {
  return keysFrom(PREFIX).flatMap((key) => readCopy(key)?.of ?? []);
}

/** For rows that have got another id: renames the forms of their copies. */
export function renameCopies(rename: (of: string) => string): void {
  for (const key of keysFrom(PREFIX)) {
    const copy = readCopy(key);
    const of = copy && rename(copy.of);
    if (of && of !== copy.of) writeCopy(key, { ...copy, of });
  }
}

export function removeCopies(operatorId: string): void {
  for (const key of keysOf(operatorId)) removeCopy(key);
}

function keysOf(operatorId: string): string[] {
  return keysFrom(`${PREFIX}${operatorId}:`);
}

function keysFrom(start: string): string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(start));
}

/** Ignores errors, because storage can be full or blocked. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The form values that differ from the stored ones, and those of the fields `always`. */
export function changedFields(
  values: object,
  stored: object,
  always: readonly string[] = [],
): Copy["values"] {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => always.includes(name) || !isSameField(name, values, stored),
    ),
  );
}

/** zod's issue codes for a value of the wrong type. A text that is too long is still restored. */
const WRONG_TYPE = new Set(["invalid_type", "invalid_value", "invalid_union", "invalid_key"]);

/** The form values with the fields of a copy, except fields whose type changed in the schema. */
export function withCopied<Values extends object, Output>(
  schema: z.ZodType<Output, Values>,
  values: Values,
  copied: Copy["values"],
): Values {
  const known = Object.entries(copied).filter(([name]) => name in values);
  const { error } = schema.safeParse({ ...values, ...Object.fromEntries(known) });
  const outdatedFields = new Set(
    error?.issues.filter(({ code }) => WRONG_TYPE.has(code)).map(({ path }) => path[0]),
  );
  return { ...values, ...Object.fromEntries(known.filter(([name]) => !outdatedFields.has(name))) };
}
