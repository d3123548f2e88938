import * as m from "virtual:messages/panel-categories";
import { Badge } from "~/ui/badge";

/** The label of a type: "Domestic" or "International" (spec §2). */
export function typeLabel(type: string): string {
  return type === "domestic" ? m.domestic : m.international;
}

/** Badge with the type of a tour or category, for tables in the admin panel. */
export function TypeBadge({ type }: { type: string }) {
  return <Badge tone={type === "domestic" ? "structure" : "accent"}>{typeLabel(type)}</Badge>;
}
