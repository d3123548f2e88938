import {
  ENQUIRY_LINE_COLUMNS,
  enquiryLine,
  VISITORS_SOURCES,
} from "../app/features/enquiry/enquiry-line.ts";
import type { Client, Row } from "../app/supabase/types.ts";
import { wholeList } from "../app/supabase/whole-list.ts";
import type { Backend } from "./backend/backend.ts";
import type { MailQueue } from "./mail-queue.ts";
import type { Device, Push } from "./push.ts";
import { MAX_TRIES, OLDEST_MS, type RetryOptions, startRetries } from "./retries.ts";

interface Options extends RetryOptions {
  push: Push;
  mails?: MailQueue | undefined;
}

/** The database's clock can be slightly ahead of ours. */
const CLOCK_MARGIN_MS = 1_000;
const ROWS_AT_ONCE = 20;
const INBOX = "/admin/enquiries";

type PendingEnquiry = Pick<Row<"enquiries">, "id" | "created_at" | "tellings"> &
  Parameters<typeof enquiryLine>[0];

/** Sends new enquiries to operators by Web Push and mail, with retries. Returns a stop function. */
export function notifyOperators(
  service: Client,
  { onChange, onMissedChanges }: Pick<Backend, "onChange" | "onMissedChanges">,
  { push, mails, ...options }: Options,
): () => Promise<void> {
  const { log } = options;
  const retries = startRetries("new enquiries", notifyOfAll, options);

  async function notifyOfAll(): Promise<void> {
    // Without mails, an enquiry from before the oldest device would stay pending and hide newer ones.
    const since = mails ? 0 : await oldestDeviceMs(service);
    if (since === undefined) return;
    const pending = await listPending(service, Math.max(since, Date.now() - OLDEST_MS));
    // Read after the enquiries, so that a device whose operator signed out before them gets none.
    const devices = pending.length > 0 ? await listDevices(service) : [];
    const claims = await Promise.all(
      pending.map(async (enquiry) => {
        const isClaimed = await claim(enquiry);
        const isOlder = (device: { created_at: string }) =>
          Date.parse(device.created_at) <= Date.parse(enquiry.created_at);
        if (isClaimed) await notifyOf(enquiry, devices.filter(isOlder));
        return isClaimed;
      }),
    );
    if (pending.length === ROWS_AT_ONCE && claims.includes(true)) retries.check();
  }

  async function notifyOf(enquiry: PendingEnquiry, devices: Device[]): Promise<void> {
    await mails?.post("enquiry", enquiry.id, enquiry.id);
    const notification = {
      title: "New enquiry",
      body: enquiryLine(enquiry),
      url: INBOX,
      tag: enquiry.id.replaceAll("-", ""),
    };
    const results = await Promise.allSettled(
      devices.map((device) => push.send(device, notification)),
    );
    for (const result of results) {
      if (result.status === "fulfilled") continue;
      // The message can contain the address of the push service, which is secret, so it is not logged.
      const { code, statusCode } = result.reason as { [key: string]: unknown };
      log.warn({ enquiry: enquiry.id, code, statusCode }, "an enquiry could not be reported");
    }
    if (!results.some((result) => result.status === "fulfilled" && result.value)) return;
    await service
      .from("enquiries")
      .update({ told_at: new Date().toISOString() })
      .eq("id", enquiry.id)
      .throwOnError();
  }

  /** Several servers can claim the same try. Only one of them gets true. */
  async function claim({ id, tellings: earlierTries }: PendingEnquiry): Promise<boolean> {
    const tries = earlierTries + 1;
    const nextTryAt = new Date(Date.now() + retries.waitAfter(tries));
    const { data } = await service
      .from("enquiries")
      .update({ tellings: tries, tell_at: nextTryAt.toISOString() })
      .eq("id", id)
      .eq("tellings", earlierTries)
      .is("told_at", null)
      .select("id")
      .throwOnError();
    return data.length > 0;
  }

  onChange(({ table, type }) => {
    if (table === "enquiries" && type === "INSERT") retries.check();
  });
  onMissedChanges(retries.check);
  return () => retries.stop();
}

/** When the oldest device was added. Undefined if there is no device. */
async function oldestDeviceMs(service: Client): Promise<number | undefined> {
  const { data } = await service
    .from("notified_devices")
    .select("created_at")
    .order("created_at")
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data ? Date.parse(data.created_at) : undefined;
}

/** The devices that get notifications, oldest first. */
async function listDevices(service: Client) {
  const { data, error } = await wholeList(
    () =>
      service
        .from("notified_devices")
        .select("id, endpoint, p256dh, auth, created_at")
        .order("created_at"),
    "created_at",
  );
  if (error) throw error;
  return data;
}

/** The enquiries from visitors since then that are due for a try, oldest first. */
async function listPending(service: Client, since: number): Promise<PendingEnquiry[]> {
  const { data } = await service
    .from("enquiries")
    .select(`id, created_at, tellings, ${ENQUIRY_LINE_COLUMNS}`)
    .is("told_at", null)
    .lte("tell_at", new Date(Date.now() + CLOCK_MARGIN_MS).toISOString())
    .lt("tellings", MAX_TRIES)
    .gte("created_at", new Date(since).toISOString())
    .in("source", VISITORS_SOURCES)
    .order("created_at")
    .limit(ROWS_AT_ONCE)
    .throwOnError();
  return data;
}
