import { Badge } from "~/ui/badge";
import { typeLabel } from "../tour-type";

/** Badge with the type of a tour or category, for tables in the admin panel. */
export function TypeBadge({ type }: { type: string }) {
  return <Badge tone={type === "domestic" ? "structure" : "accent"}>{typeLabel(type)}</Badge>;
}
