import * as m from "virtual:messages/panel-categories";
import { z } from "zod";
import { requiredText } from "../../../editing/rules.ts";
import { tourTypes } from "../tour-type.ts";

export const categorySchema = z.object({
  name: requiredText(m.nameIsRequired, 120),
  type: z.enum(tourTypes),
});

export type CategoryInput = z.input<typeof categorySchema>;
export type CategoryValues = z.output<typeof categorySchema>;

export const newCategory: CategoryInput = { name: "", type: "domestic" };
