import * as m from "virtual:messages/panel-quotes";
import { Badge } from "~/ui/badge";
import type { Quote } from "../data";
import { isExpired } from "../schema";

/** Shows whether the customer has opened the quote, and whether it was the latest revision. */
export function OpenedBadge({ quote }: { quote: Quote }) {
  const { opened_count, opened_revision, revision } = quote;
  const times = m.openedTimes({ count: opened_count });
  return (
    <>
      {opened_count === 0 ? (
        <Badge>{m.notOpened}</Badge>
      ) : opened_revision === revision ? (
        <Badge tone="success">{times}</Badge>
      ) : (
        <Badge tone="warning">{m.notSinceTheLastChange({ times })}</Badge>
      )}
      {isExpired(quote) && <Badge tone="danger">{m.expired}</Badge>}
    </>
  );
}
