import { z } from "zod";
import "../editing/rules.ts";

const required = z.string().min(1, { error: "Password is required" });

/** Spec §5: both required, at least six characters, the same twice. */
export const passwordSchema = z
  .object({
    password: required
      .min(6, { error: "Password must be at least 6 characters" })
      // bcrypt reads no further: two long passwords could be one.
      .refine((value) => new TextEncoder().encode(value).length <= 72, {
        error: "Password must be at most 72 bytes",
      }),
    confirmation: required,
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    error: "Passwords do not match",
    path: ["confirmation"],
    // Says so also while the password is still too short.
    when: ({ value }) => {
      const { confirmation } = value as { confirmation?: string };
      return Boolean(confirmation);
    },
  });
