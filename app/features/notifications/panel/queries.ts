import * as m from "virtual:messages/panel-notifications";
import { queryOptions } from "@tanstack/react-query";
import { read, readWholeList } from "~/editing/read";
import { useSave, type WriteResult } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { addDevice, type Device, listDevices, readPushKey, removeDevice, testDevice } from "./data";
import { ownEndpoint, subscribe, unsubscribe } from "./this-browser";

const DEVICES = ["devices"];

/** All devices, the push endpoint of this browser, and the public key of the server. */
export const devicesQuery = queryOptions({
  queryKey: DEVICES,
  async queryFn() {
    const [devices, own, key] = await Promise.all([
      readWholeList(() => listDevices(browserClient())),
      ownEndpoint(),
      read(() => readPushKey(browserClient())),
    ]);
    devices.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    return { devices, own, publicKey: key.publicKey };
  },
});

const failed = (message: string): WriteResult => ({ error: { message } });

/** Adds this browser to the notified devices, and sends it a test notification. */
export function useAddDevice() {
  return useSave({
    async write(client, publicKey: string) {
      let subscription: Awaited<ReturnType<typeof subscribe>>;
      try {
        subscription = await subscribe(publicKey);
      } catch {
        return failed(m.serviceNotReached);
      }
      if (!subscription) return failed(m.notAllowed);
      const added = await addDevice(client, subscription);
      return added.data ? testDevice(client, added.data.id) : added;
    },
    success: m.deviceAdded,
    failure: ({ message }) => m.error({ message }),
    queriesToRefresh: [DEVICES],
  });
}

export function useTestDevice() {
  return useSave({
    write: (client, id: string) => testDevice(client, id),
    success: m.testNotificationSent,
    failure: ({ message }) => m.error({ message }),
    queriesToRefresh: [DEVICES],
  });
}

export function useRemoveDevice(own: string | null) {
  return useSave({
    async write(client, { id, endpoint }: Device) {
      if (endpoint === own) await unsubscribe().catch(() => {});
      return removeDevice(client, id);
    },
    success: m.deviceRemoved,
    failure: ({ message }) => m.failedToRemoveDevice({ message }),
    queriesToRefresh: [DEVICES],
  });
}
