import * as m from "virtual:messages/panel-reviews";
import { z } from "zod";
import { optionalText, requiredText } from "../../../editing/rules.ts";

/** A link for one traveller. `tour` is the title of a tour on this site, or any text. */
export const invitationSchema = z.object({
  name: requiredText(m.nameIsRequired, 200),
  tour: optionalText(300),
});

export type InvitationValues = z.output<typeof invitationSchema>;
export const newInvitation: z.input<typeof invitationSchema> = { name: "", tour: "" };
