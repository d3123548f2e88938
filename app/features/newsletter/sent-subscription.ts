import { z } from "zod";
import { withoutInvisible } from "../../ui/typed-text.ts";
import { humanFields } from "../enquiry/sent-enquiry.ts";

/** A subscription as the newsletter form sends it. */
export const sentSubscription = z.strictObject({
  ...humanFields,
  email: z.string().overwrite(withoutInvisible).trim().toLowerCase().max(320).pipe(z.email()),
});
