import { z } from "zod";

/** The request body that counts a tour view, or a click on a contact or share link. */
export const sentVisit = z.strictObject({
  kind: z.enum(["view", "whatsapp", "call", "share"]),
  tour_id: z.string().min(1).max(200),
});

export type SentVisit = z.output<typeof sentVisit>;
