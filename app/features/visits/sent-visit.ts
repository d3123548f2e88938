import { z } from "zod";

/** What a tour's page sends: its tour was seen, or one of its ways to ask was tapped. */
export const sentVisit = z.strictObject({
  kind: z.enum(["view", "whatsapp", "call", "share"]),
  tour_id: z.string().min(1).max(200),
});

export type SentVisit = z.output<typeof sentVisit>;
