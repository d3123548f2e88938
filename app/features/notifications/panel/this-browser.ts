import { deviceName } from "~/features/access/panel/device-name";
import type { Device } from "./data";

export type BlockedReason = "denied" | "not installed" | "no https" | "not supported";

/** The reason why this browser cannot show notifications; null if it can. */
export function blockedReason(): BlockedReason | null {
  if (!window.isSecureContext) return "no https";
  if (!("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)) {
    // Only Safari on iOS has `standalone`. On iOS, only installed sites can notify.
    return "standalone" in navigator ? "not installed" : "not supported";
  }
  return Notification.permission === "denied" ? "denied" : null;
}

/** The endpoint of this browser's subscription, or null. */
export async function ownEndpoint(): Promise<string | null> {
  if (blockedReason()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Null if the user denies permission. Rejects if the push service cannot be reached. */
export async function subscribe(
  publicKey: string,
): Promise<Pick<Device, "endpoint" | "p256dh" | "auth" | "device"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // The browser refuses to subscribe while a subscription with another key exists.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    device: deviceName(navigator.userAgent),
  };
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
