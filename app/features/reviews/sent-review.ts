import { z } from "zod";
import { humanFields, text } from "../enquiry/sent-enquiry.ts";

/** Base64 of a picture of at most 4 MB. */
const MAX_PICTURE = 5_600_000;

const required = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: "Please fill this in" })
    .max(max, { error: `At most ${max} characters` })
    .refine((value) => !value.includes("\0"));
const comment = { error: "Please write at least 10 characters" };

/** A review as the public form sends it. */
export const sentReview = z.strictObject({
  ...humanFields,
  /** Made by the form, so that a second try is not a second review. */
  id: z.uuid(),
  /** The token of an invitation. */
  invite: z.uuid().optional(),
  name: required(200),
  location: required(200),
  tour_id: text(100),
  tour: text(300),
  rating: z.number().int().min(1).max(5),
  comment: required(5000).refine((value) => [...value].length >= 10, comment),
  /** Base64. */
  picture: z.string().max(MAX_PICTURE, { error: "The picture is too large" }).optional(),
});

/** The fields to store, without the original picture. */
export function reviewToStore(review: z.output<typeof sentReview>) {
  const { trap: _, filledMs: __, picture: ___, ...row } = review;
  return row;
}
