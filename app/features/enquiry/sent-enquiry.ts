import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

/** Optional text of a form; an empty one is stored as null. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes("\0"))
    .optional()
    .transform((value) => value?.toWellFormed() || null);
const day = z.iso
  .date()
  .refine((value) => value >= "2000-01-01" && value <= "2100-01-01")
  .optional();

/** The honeypot and the time spent on the form. They tell people from programs. */
export const humanFields = {
  trap: z.string().max(200).default(""),
  filledMs: z.number().int().min(0),
};

/** An enquiry as a public form sends it. */
export const sentEnquiry = z.strictObject({
  ...humanFields,
  /** Made by the form, so that a second try is not a second enquiry. */
  id: z.uuid(),
  source: z.enum(["home", "tour", "contact"]),
  name: text(200),
  phone: text(40),
  email: text(320),
  tour_id: text(200),
  destination: text(300),
  from_day: day,
  to_day: day,
  people: z.number().int().min(1).max(9999).optional(),
  interest: text(40),
  subject: text(300),
  message: text(5000),
});

/** The row of an enquiry, with its phone number in international form. */
export function enquiryToStore(enquiry: z.output<typeof sentEnquiry>) {
  const { trap: _, filledMs: __, ...row } = enquiry;
  return { ...row, phone: row.phone && internationalPhone(row.phone) };
}

/** `94431 22233` becomes `+919443122233`; text that is no phone number stays as it is. Default country: India. */
export function internationalPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, "IN");
  return number?.isPossible() ? number.number : typed.trim();
}
