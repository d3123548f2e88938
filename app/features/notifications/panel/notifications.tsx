import * as m from "virtual:messages/panel-notifications";
import { useQuery } from "@tanstack/react-query";
import BellRing from "lucide-react/icons/bell-ring";
import Send from "lucide-react/icons/send";
import { DeleteButton, focusAfter } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { Badge } from "~/ui/badge";
import { Button, IconButton } from "~/ui/button";
import { markLanguage } from "~/ui/mark-language";
import { Notice } from "~/ui/notice";
import type { Device } from "./data";
import { devicesQuery, useAddDevice, useRemoveDevice, useTestDevice } from "./queries";
import { type BlockedReason, blockedReason } from "./this-browser";

const blockedReasons: Record<BlockedReason, string> = {
  denied: m.blocked,
  "not installed": m.iPhoneHint,
  "no https": m.needsHttps,
  "not supported": m.unsupported,
};

/** The devices that are notified of new enquiries, and a button to add this device. */
export function Notifications() {
  const query = useQuery(devicesQuery);
  return (
    <Loaded query={query} failure={m.errorLoadingDevices}>
      {({ devices, own, publicKey }) =>
        publicKey === null ? (
          <p>{m.needsKey({ code: (words) => <code>{words}</code> })}</p>
        ) : (
          <>
            {!devices.some(({ endpoint }) => endpoint === own) && (
              <ThisBrowser publicKey={publicKey} />
            )}
            {devices.length > 0 && <Devices devices={devices} own={own} />}
          </>
        )
      }
    </Loaded>
  );
}

function ThisBrowser({ publicKey }: { publicKey: string }) {
  const addition = useAddDevice();
  const reason = blockedReason();
  if (reason) return <Notice>{blockedReasons[reason]}</Notice>;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        isBusy={addition.isSaving}
        busyLabel={m.adding}
        onClick={async ({ currentTarget }) => {
          const moveFocus = focusAfter(currentTarget);
          if (await addition.save(publicKey)) moveFocus();
        }}
      >
        <BellRing aria-hidden="true" />
        {m.turnOn}
      </Button>
      <p className="text-sm text-ink-muted">{m.permissionHint}</p>
    </div>
  );
}

function Devices({ devices, own }: { devices: Device[]; own: string | null }) {
  const test = useTestDevice();
  const removal = useRemoveDevice(own);
  return (
    <ul aria-label={m.devices} className="divide-y divide-line border-y border-line">
      {devices.map((device) => (
        <li key={device.id} className="flex min-h-14 items-center gap-x-3 py-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{markLanguage(device.device)}</span>
            {device.endpoint === own && <Badge className="ml-2">{m.thisDevice}</Badge>}
            <span className="block text-sm text-ink-muted">
              {m.addedAt({ time: () => <Moment at={device.created_at} /> })}
            </span>
          </span>
          <span className="flex">
            <IconButton
              label={m.sendATestTo({ device: device.device })}
              variant="quiet"
              isBusy={test.isSaving}
              onClick={() => test.save(device.id)}
            >
              <Send aria-hidden="true" />
            </IconButton>
            <DeleteButton
              name={device.device}
              question={m.removeDevice}
              isBusy={removal.isSaving}
              onDelete={() => removal.save(device)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
