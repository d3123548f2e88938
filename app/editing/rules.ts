import * as m from "virtual:messages/panel-editing";
import { z } from "zod";
import { isSafeUrl } from "../ui/safe-url.ts";
import { completeUrl, withoutInvisible } from "../ui/typed-text.ts";

// Without `jitless`, zod tries `eval`, which our Content-Security-Policy blocks and reports.
z.config({ jitless: true });

/** A typed text, which is stored trimmed and without invisible characters. */
export const typedText = z.string().overwrite(trimmed);

/** A text that is not empty. */
export function requiredText(message: string, max: number) {
  return atMost(max, typedText.min(1, { error: message }));
}

/** A text that can be empty. */
export function anyText(max: number) {
  return atMost(max, typedText);
}

/** A text of at least `min` characters. Counts code points, like PostgreSQL. */
export function longText(message: string, min: number, max: number) {
  const isLongEnough = (value: string) => [...value].length >= min;
  return atMost(max, typedText.refine(isLongEnough, { error: message, abort: true }));
}

/** An optional text. An empty text is stored as null. */
export function optionalText(max: number) {
  return atMost(max, z.string().nullable().transform(trimmed)).transform((value) => value || null);
}

/** The value of a `date` input. */
export const requiredDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: m.chooseADate, abort: true })
  .refine(isInThisCentury, { error: m.dateLimits });

/** The value of an optional `date` input. An empty value is stored as null. */
export const optionalDay = z
  .literal("")
  .transform(() => null)
  .or(requiredDay);

export const INCOMPLETE_TIME = m.wholeMoment;

/** The value of a field of type `datetime-local`, with a year of four digits. */
export const localTime = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, { error: INCOMPLETE_TIME, abort: true })
  .refine((time) => time === "" || isInThisCentury(time), { error: m.dateLimits });

/** Removes blank entries. A partly filled entry without a required text is an error. */
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

/** A URL that passes `isValid`, after "https://" was added to a host. By default, it must be safe to show. */
export function safeUrl(message: string, isValid = isSafeUrl) {
  return z
    .string()
    .overwrite(completeUrl)
    .refine((value) => isUrl(value, isValid), { error: message });
}

/** Like `safeUrl`, but an empty URL is allowed and stored as null. */
export function optionalUrl(message: string, isValid = isSafeUrl, complete = completeUrl) {
  return optionalText(2000)
    .transform((value) => value && complete(value))
    .refine((value) => !value || isUrl(value, isValid), { error: message });
}

/** Like `completeUrl`, but a word such as "contact-us" becomes the path of that page. */
export function completeLink(typed: string): string {
  const url = completeUrl(typed);
  return /^[a-z][a-z-]*(?:\/[\w-]+)*$/.test(url) ? `/${url}` : url;
}

/** True for an absolute http(s) URL, false for a path of this site. */
export function isWebUrl(url: string): boolean {
  return isSafeUrl(url) && !url.startsWith("/");
}

/** True if `isValid` and the URL parser accept `value`. The parser also checks host and port. */
function isUrl(value: string, isValid: typeof isSafeUrl): boolean {
  return isValid(value) && URL.canParse(value, "https://this.site");
}

/** A year typed with two digits arrives as 0026. */
function isInThisCentury(date: string): boolean {
  return date >= "2000" && date < "2100";
}

function trimmed(value: string | null): string {
  return withoutInvisible(value ?? "").trim();
}

function atMost<T extends z.ZodType<string, string | null>>(max: number, schema: T) {
  return schema.refine((value: string) => [...value].length <= max, {
    error: m.mustBeAtMostCharacters({ max }),
  });
}
