import { z } from "zod";
import { humanFields } from "../enquiry/sent-enquiry.ts";

/** An e-mail address as the newsletter form sends it. */
export const sentAddress = z.strictObject({
  ...humanFields,
  email: z.string().trim().toLowerCase().max(320).pipe(z.email()),
});
