import * as m from "virtual:messages/panel-frame";
import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { fetchFromApi } from "~/supabase/api-fetch";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** A request on a bad network may get no response at all. */
const LIMIT_MS = 10_000;

/** Shown while the browser has no network. "Try again" asks the server itself. */
export function OfflineBar() {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  const [isTrying, setIsTrying] = useState(false);
  if (isOnline) return null;

  async function tryAgain() {
    setIsTrying(true);
    const isReached = await fetchFromApi("/healthz", {
      signal: AbortSignal.timeout(LIMIT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    setIsTrying(false);
    if (!isReached) return;
    onlineManager.setOnline(true);
    await queryClient.invalidateQueries();
  }

  return (
    <div className="notice-bar sticky top-0 z-10 mb-6 max-md:top-14">
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="secondary" isBusy={isTrying} onClick={tryAgain}>
            {m.tryAgain}
          </Button>
        }
      >
        <p role="status">{m.youAreOffline}</p>
      </Notice>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  return onlineManager.subscribe(onChange);
}
