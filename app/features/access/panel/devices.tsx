import * as m from "virtual:messages/panel-access";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ConfirmDialog } from "~/editing/confirm-dialog";
import { focusAfter } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { markLanguage } from "~/ui/mark-language";
import type { OwnSession } from "../account";
import { deviceName } from "./device-name";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "./queries";

/** The browsers that are signed in to the operator's account. */
export function Devices({ onSignOutEverywhere }: { onSignOutEverywhere: () => Promise<void> }) {
  const query = useQuery(sessionsQuery);
  return (
    <>
      <Loaded query={query} failure={m.errorLoadingDevices}>
        {({ sessions, canEndOne }) => (
          <>
            <DeviceList sessions={sessions} canEndOne={canEndOne} />
            {sessions.every(({ isCurrent }) => isCurrent) ? (
              <p>{m.noOtherDevices}</p>
            ) : (
              !canEndOne && <SignOutOthers />
            )}
          </>
        )}
      </Loaded>
      <SignOutEverywhere onConfirm={onSignOutEverywhere} />
    </>
  );
}

function DeviceList({ sessions, canEndOne }: { sessions: OwnSession[]; canEndOne: boolean }) {
  const id = useId();
  const { save, isSaving, input } = useEndSession();
  return (
    <ul aria-label={m.signedInDevices} className="divide-y divide-line border-b border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex min-h-14 items-center gap-x-3 py-2 first:pt-0">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p id={id + session.id}>
              <span className="mr-2 font-semibold">
                {markLanguage(deviceName(session.userAgent ?? ""))}
              </span>
              {session.isCurrent && <Badge>{m.thisDevice}</Badge>}
            </p>
            <p className="text-sm text-ink-muted">
              {m.signedInAt({ time: () => <Moment at={session.createdAt} /> })}
            </p>
            <p className="text-sm text-ink-muted">
              {m.lastUsedAt({ time: () => <Moment at={session.lastUsedAt} /> })}
            </p>
          </div>
          {canEndOne && !session.isCurrent && (
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={id + session.id}
              isBusy={isSaving && input?.id === session.id}
              onClick={async ({ currentTarget }) => {
                const moveFocus = focusAfter(currentTarget);
                if (await save(session)) moveFocus();
              }}
            >
              {m.signOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function SignOutOthers() {
  const { save, isSaving } = useEndOtherSessions();
  return (
    <Button variant="secondary" className="self-start" isBusy={isSaving} onClick={() => save()}>
      {m.signOutOtherDevices}
    </Button>
  );
}

function SignOutEverywhere({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsAsking(true)}>
        {m.signOutEverywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        text={m.signOutEverywhereText}
        confirmLabel={m.signOutEverywhere}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
