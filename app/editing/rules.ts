import { z } from "zod";
import { isSafeUrl } from "../ui/safe-url.ts";

// The Content-Security-Policy has no 'unsafe-eval'; zod would probe for it and be reported.
z.config({ jitless: true });

/** A text that is not empty; stored trimmed. */
export function requiredText(message: string, max: number) {
  return atMost(max, z.string().trim().min(1, { error: message }));
}

/** A text that may be empty; stored trimmed. */
export function anyText(max: number) {
  return atMost(max, z.string().trim());
}

/** A text of at least `min` characters, counted as the database counts them. */
export function longText(message: string, min: number, max: number) {
  const isLongEnough = (value: string) => [...value].length >= min;
  return atMost(max, z.string().trim().refine(isLongEnough, { error: message, abort: true }));
}

/** A text that may be missing; an empty one is stored as null. */
export function optionalText(max: number) {
  return atMost(max, z.string().nullable().transform(trimmed)).transform((value) => value || null);
}

/** The value of a field of type `date`. */
export const requiredDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: "Choose a date", abort: true })
  .refine((day) => day >= "2000" && day < "2100", { error: "Choose a date from 2000 to 2099" });

/** The value of a field of type `date` that may be empty; stored as null. */
export const optionalDay = z
  .literal("")
  .transform(() => null)
  .or(requiredDay);

/** A list without its blank entries; an entry that lacks one of its required texts is an error. */
export function filledEntries<Entry extends Record<string, string>, Input>(
  entry: z.ZodType<Entry, Input>,
  required: Partial<Record<keyof Entry & string, string>>,
) {
  const isFilled = (item: Entry) => Object.values(item).some(Boolean);
  return z
    .array(entry)
    .check(({ value: list, issues }) => {
      for (const [index, item] of list.entries()) {
        if (!isFilled(item)) continue;
        for (const [name, message] of Object.entries(required)) {
          if (item[name]) continue;
          issues.push({ code: "custom", path: [index, name], message, input: item });
        }
      }
    })
    .transform((list) => list.filter(isFilled));
}

/** An address that is safe to show, or one that passes `isValid`. */
export function safeUrl(message: string, isValid = isSafeUrl) {
  return z
    .string()
    .trim()
    .overwrite(withLowerScheme)
    .refine((value) => isAddress(value, isValid), { error: message });
}

/** As `safeUrl`; an empty one is stored as null. */
export function optionalUrl(message: string, isValid = isSafeUrl) {
  return optionalText(2000)
    .transform((value) => value && withLowerScheme(value))
    .refine((value) => !value || isAddress(value, isValid), { error: message });
}

/** An address on the web, not a path of this site. */
export function isWebUrl(address: string): boolean {
  return isSafeUrl(address) && !address.startsWith("/");
}

function withLowerScheme(address: string): string {
  return address.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}

/** Valid by `isValid`, and for the URL parser, which checks the host and the port. */
function isAddress(value: string, isValid: typeof isSafeUrl): boolean {
  return isValid(value) && URL.canParse(value, "https://this.site");
}

function trimmed(value: string | null): string {
  return value?.trim() ?? "";
}

function atMost<T extends z.ZodType<string, string | null>>(max: number, schema: T) {
  return schema.refine((value: string) => [...value].length <= max, {
    error: `Must be at most ${max} characters`,
  });
}
