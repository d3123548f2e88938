import { z } from "zod";
import "../../editing/rules.ts"; // configures zod for our Content-Security-Policy

export const emailSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: "Please enter a valid email" })),
});
