import { z } from "zod";
import { isShownUrl } from "../ui/safe-url.ts";

// The Content-Security-Policy has no 'unsafe-eval'; zod would probe for it and be reported.
z.config({ jitless: true });

/** A text that must say something; stored trimmed. */
export function requiredText(message: string, max: number) {
  return atMost(max, z.string().trim().min(1, { error: message }));
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

/** An address that a page may show, or one that `isValid` holds for. */
export function shownUrl(message: string, isValid = isShownUrl) {
  return z
    .string()
    .trim()
    .overwrite(withLowerScheme)
    .refine((value) => isAddress(value, isValid), { error: message });
}

/** The same where it may be missing; an empty one is stored as null. */
export function optionalUrl(message: string, isValid = isShownUrl) {
  return optionalText(2000)
    .transform((value) => value && withLowerScheme(value))
    .refine((value) => !value || isAddress(value, isValid), { error: message });
}

/** An address elsewhere in the web: a path of this site is none. */
export function isWebUrl(address: string): boolean {
  return isShownUrl(address) && !address.startsWith("/");
}

/** As browsers read it; what is stored is compared by its letters. */
function withLowerScheme(address: string): string {
  return address.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}

/** By its looks, and such that a browser makes something of it: no stray signs for a host, no port beyond all ports. */
function isAddress(value: string, isValid: typeof isShownUrl): boolean {
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
