import { lookup as resolve } from "node:dns";
import { Agent } from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";
import webPush from "web-push";
import type { Client, Row } from "../app/supabase/types.ts";

export type Device = Pick<Row<"notified_devices">, "id" | "endpoint" | "p256dh" | "auth">;

interface Notification {
  title: string;
  body: string;
  url: string;
  /** A notification replaces an earlier one with the same tag. At most 32 letters and digits. */
  tag: string;
}

export interface Push {
  publicKey(): Promise<string>;
  /** Returns false and removes the device if it has unsubscribed. Rejects on other errors. */
  send(device: Device, notification: Notification): Promise<boolean>;
}

const TIMEOUT_MS = 8_000;
/** How long the push service keeps a message while the device is offline. */
const KEPT_SECONDS = 24 * 3600;

/** Web Push (RFC 8030, 8291, 8292). Only tests set `toLocalhost`. */
export function createPush(
  service: Client,
  { siteUrl, toLocalhost = false }: { siteUrl: string; toLocalhost?: boolean },
): Push {
  const agent = new Agent(toLocalhost ? {} : { lookup: lookupPublic });
  let loaded: ReturnType<typeof loadKeys> | undefined;

  function keys() {
    loaded ??= loadKeys(service).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    async send({ id, endpoint, p256dh, auth }, notification) {
      if (!toLocalhost) refusePrivateUrl(endpoint);
      // Push services require a contact, and refuse a URL without https.
      const subject = siteUrl.startsWith("https:") ? siteUrl : "mailto:office@example.com";
      const sending = webPush.sendNotification(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notification),
        {
          vapidDetails: { subject, ...(await keys()) },
          TTL: KEPT_SECONDS,
          urgency: "high",
          topic: notification.tag,
          timeout: TIMEOUT_MS,
          agent,
        },
      );
      try {
        await Promise.race([sending, rejectLate()]);
        return true;
      } catch (error) {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode !== 404 && statusCode !== 410) throw error;
        await service.from("push_subscriptions").delete().eq("id", id);
        return false;
      }
    },
  };
}

/** Limits the total time, because the timeout of web-push covers only idle connections. */
function rejectLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the push service took too long")), TIMEOUT_MS * 1.5).unref();
  });
}

/** Reads the VAPID keys, and creates them if the database has none. */
async function loadKeys(service: Client): Promise<{ publicKey: string; privateKey: string }> {
  const made = webPush.generateVAPIDKeys();
  await service
    .from("push_keys")
    .upsert(
      { only_one: true, public_key: made.publicKey, private_key: made.privateKey },
      { onConflict: "only_one", ignoreDuplicates: true },
    )
    .throwOnError();
  const { data } = await service.from("push_keys").select("*").single().throwOnError();
  return { publicKey: data.public_key, privateKey: data.private_key };
}

/** A DNS lookup that rejects private addresses, because the URL comes from a browser (SSRF). */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), "");
    if (!addresses.every(({ address }) => isPublic(address))) return callback(notPublic(), "");
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Rejects private IP addresses in the URL itself, for which there is no DNS lookup. */
function refusePrivateUrl(endpoint: string): void {
  const { protocol, hostname, port, username } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isRefused = protocol !== "https:" || port !== "" || username !== "";
  if (isRefused || (isIP(host) !== 0 && !isPublic(host))) throw notPublic();
}

function notPublic(): Error {
  return new Error("a push service is at a public https address");
}

const privateRanges = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "224.0.0.0/3",
]) {
  const [net = "", bits] = range.split("/");
  privateRanges.addSubnet(net, Number(bits), "ipv4");
}
/** Public IPv6 addresses. `tunnels` are those that contain an IPv4 address (Teredo, 6to4). */
const globalRange = new BlockList();
globalRange.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
tunnels.addSubnet("2001::", 32, "ipv6");
tunnels.addSubnet("2002::", 16, "ipv6");

function isPublic(ip: string): boolean {
  if (isIPv6(ip)) return globalRange.check(ip, "ipv6") && !tunnels.check(ip, "ipv6");
  return !privateRanges.check(ip);
}
