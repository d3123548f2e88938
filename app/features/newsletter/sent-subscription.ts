import { z } from "zod";
import { languages } from "../../ui/languages.ts";
import { withoutInvisible } from "../../ui/typed-text.ts";
import { humanFields } from "../enquiry/sent-enquiry.ts";

/** A subscription as the newsletter form sends it. */
export const sentSubscription = z.strictObject({
  ...humanFields,
  /** The language of the page. The mail with the confirmation link is in the same one. */
  language: z.enum(languages).default("en"),
  /** Every address that the form's field accepts. */
  email: z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .toLowerCase()
    .max(320)
    .pipe(z.email({ pattern: z.regexes.html5Email })),
});
