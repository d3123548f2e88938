import type { Client, Row } from "../../../supabase/types.ts";
import { ofVersion } from "../../../supabase/version.ts";
import { callAsOperator } from "../../access/panel/data.ts";

export type Device = Row<"notified_devices">;

/** The browsers in which operators get notifications, for `wholeList`. */
export function listDevices(client: Client) {
  return client.from("notified_devices").select("*").order("id");
}

/** Stores this browser's only subscription. If another operator had added it, it becomes the caller's. */
export function addDevice(
  client: Client,
  device: Pick<Device, "endpoint" | "p256dh" | "auth" | "device">,
) {
  return client
    .from("push_subscriptions")
    .upsert(device, { onConflict: "endpoint" })
    .select()
    .single();
}

/** Notifies a browser again after a new sign-in, unless it was removed from the devices. */
export function renewDevice(client: Client, endpoint: string) {
  // A trigger stores the session. Nobody edits these rows, so any version is replaced.
  const renewal = ofVersion(client.from("push_subscriptions").update({ endpoint }), undefined);
  return renewal.eq("endpoint", endpoint);
}

export function removeDevice(client: Client, id: string) {
  return client.from("push_subscriptions").delete().eq("id", id);
}

/** `publicKey` is null if the server cannot notify (hosted Supabase without the secret key). */
export function readPushKey(client: Client) {
  return callAsOperator<{ publicKey: string | null }>(client, "GET", "/push");
}

export function testDevice(client: Client, id: string) {
  return callAsOperator<object>(client, "POST", "/push/test", { id });
}
