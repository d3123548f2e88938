import * as m from "virtual:messages/panel-access";
import { z } from "zod";
import { typedText } from "../../../editing/rules.ts";

export const emailSchema = z.object({
  email: typedText.toLowerCase().pipe(z.email({ error: m.pleaseEnterAValidEmail })),
});
