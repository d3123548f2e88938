import { z } from "zod";

/** The body of a request that counts a view of a tour, or a click on one of its contact links. */
export const sentVisit = z.strictObject({
  kind: z.enum(["view", "whatsapp", "call", "share"]),
  tour_id: z.string().min(1).max(200),
});

export type SentVisit = z.output<typeof sentVisit>;
