import * as m from "virtual:messages/panel-editing";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "~/ui/button";
import { Loading } from "~/ui/loading";
import { Notice } from "~/ui/notice";

/** Renders a spinner while the query loads, an error with a retry button, or the data. */
export function Loaded<T>({
  query,
  failure,
  isFresh = false,
  action,
  children,
}: {
  query: UseQueryResult<T>;
  /** The load-error text of spec §8. */
  failure: string;
  /** For forms: waits for fresh data, and keeps showing the form after its row is deleted. */
  isFresh?: boolean;
  action?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}) {
  const [openedAt] = useState(Date.now);
  const [lastShown, setLastShown] = useState<NonNullable<T>>();
  const { data, isFetching } = query;
  if (data !== undefined && data !== null && (!isFresh || query.dataUpdatedAt >= openedAt)) {
    if (isFresh && data !== lastShown) setLastShown(data);
    return children(data);
  }
  if (lastShown) return children(lastShown);
  if (query.isPending || (isFetching && isFresh)) return <Loading />;
  return <LoadFailure text={failure} onRetry={query.refetch} action={action} />;
}

export function LoadFailure({
  text,
  onRetry,
  action,
}: {
  text: string;
  onRetry: () => void;
  action?: ReactNode;
}) {
  return (
    <Notice
      tone="danger"
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => onRetry()}>
            {m.tryAgain}
          </Button>
          {action}
        </div>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

/** A notice above the form of a single record that is not stored yet. */
export function NothingStored() {
  return (
    <div className="mb-6">
      <Notice tone="warning">{m.builtInTexts}</Notice>
    </div>
  );
}
