import type { z } from "zod";

/** The first error message of each field, for example { "gallery.0.value": "…" }. */
export function messagesOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[path.join(".")] ??= message;
  return messages;
}
