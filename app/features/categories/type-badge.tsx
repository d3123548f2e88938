import { Badge } from "~/ui/badge";
import { typeLabel } from "./tour-type";

/** The type of a tour or category in a table of the panel. */
export function TypeBadge({ type }: { type: string }) {
  return <Badge tone={type === "domestic" ? "structure" : "accent"}>{typeLabel(type)}</Badge>;
}
