import { Badge } from "~/ui/badge";
import type { Quote } from "../data";
import { isExpired } from "../schema";

/** Shows whether the customer has opened the quote, and whether it was the latest revision. */
export function OpenedBadge({ quote }: { quote: Quote }) {
  const { opened_count, opened_revision, revision } = quote;
  const times = opened_count === 1 ? "Opened once" : `Opened ${opened_count} times`;
  return (
    <>
      {opened_count === 0 ? (
        <Badge>Not opened</Badge>
      ) : opened_revision === revision ? (
        <Badge tone="success">{times}</Badge>
      ) : (
        <Badge tone="warning">{times}, not since the last change</Badge>
      )}
      {isExpired(quote) && <Badge tone="danger">Expired</Badge>}
    </>
  );
}
