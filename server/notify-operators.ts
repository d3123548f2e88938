import { setTimeout as delay } from "node:timers/promises";
import {
  ENQUIRY_LINE_COLUMNS,
  enquiryLine,
  VISITORS_SOURCES,
} from "../app/features/enquiry/enquiry-line.ts";
import type { Client, Row } from "../app/supabase/types.ts";
import type { Backend } from "./backend/backend.ts";
import type { Logger } from "./log.ts";
import type { SendMail } from "./mail.ts";
import type { Device, Push } from "./push.ts";

interface Options {
  push: Push;
  sendMail?: SendMail | undefined;
  siteUrl: string;
  log: Logger;
  checkMs?: number;
  /** The wait before each retry (ms). The last value repeats. */
  delays?: number[];
}

const CHECK_MS = 15_000;
const STOP_MS = 5_000;
const DELAYS = [30_000, 120_000, 600_000, 3_600_000];
/** With the delays above, the tries end after about a day. */
const MAX_TRIES = 27;
/** The database's clock can be slightly ahead of ours. */
const CLOCK_MARGIN_MS = 1_000;
const DAY_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 20;
const INBOX = "/admin/enquiries";

type PendingEnquiry = Pick<Row<"enquiries">, "id" | "created_at" | "tellings"> &
  Parameters<typeof enquiryLine>[0];

/** Sends new enquiries to operators by Web Push and mail, with retries. Returns a stop function. */
export function notifyOperators(
  service: Client,
  { onChange, onMissedChanges }: Pick<Backend, "onChange" | "onMissedChanges">,
  { push, sendMail, siteUrl, log, checkMs = CHECK_MS, delays = DELAYS }: Options,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let hasNewWork = false;
  let isStopped = false;

  function check(): void {
    hasNewWork = true;
    running ??= notifyOfAll()
      .catch((error: unknown) => log.warn({ err: error }, "new enquiries cannot be read"))
      .finally(() => {
        running = undefined;
        if (hasNewWork && !isStopped) check();
      });
  }

  async function notifyOfAll(): Promise<void> {
    while (hasNewWork && !isStopped) {
      hasNewWork = false;
      const { data: devices } = await service
        .from("push_subscriptions")
        .select("id, endpoint, p256dh, auth, created_at")
        .throwOnError();
      if (!sendMail && devices.length === 0) return;
      const pending = await listPending(service);
      for (const enquiry of pending) {
        if (isStopped) return;
        const isOlder = (device: { created_at: string }) =>
          Date.parse(device.created_at) <= Date.parse(enquiry.created_at);
        await notifyOf(enquiry, devices.filter(isOlder));
      }
      hasNewWork ||= pending.length === ROWS_AT_ONCE;
    }
  }

  async function notifyOf(enquiry: PendingEnquiry, devices: Device[]): Promise<void> {
    if ((!sendMail && devices.length === 0) || !(await claim(enquiry))) return;
    const line = enquiryLine(enquiry);
    const notification = {
      title: "New enquiry",
      body: line,
      url: INBOX,
      tag: enquiry.id.replaceAll("-", ""),
    };
    const results = await Promise.allSettled([
      ...devices.map((device) => push.send(device, notification)),
      ...(sendMail ? [mail(sendMail, line)] : []),
    ]);
    for (const result of results) {
      if (result.status === "fulfilled") continue;
      // The error message can contain the recipient's address, so it is not logged.
      const { code, statusCode, responseCode } = result.reason as { [key: string]: unknown };
      log.warn(
        { enquiry: enquiry.id, code, statusCode, responseCode },
        "an enquiry could not be reported",
      );
    }
    if (!results.some((result) => result.status === "fulfilled" && result.value)) return;
    await service
      .from("enquiries")
      .update({ told_at: new Date().toISOString() })
      .eq("id", enquiry.id)
      .throwOnError();
  }

  /** Several servers can claim the same try. Only one of them gets true. */
  async function claim({ id, tellings }: PendingEnquiry): Promise<boolean> {
    const wait = delays[Math.min(tellings, delays.length - 1)] ?? 0;
    const { data } = await service
      .from("enquiries")
      .update({ tellings: tellings + 1, tell_at: new Date(Date.now() + wait).toISOString() })
      .eq("id", id)
      .eq("tellings", tellings)
      .is("told_at", null)
      .select("id")
      .throwOnError();
    return data.length > 0;
  }

  async function mail(send: SendMail, line: string): Promise<boolean> {
    const { data } = await service
      .from("company_info")
      .select("email")
      .order("created_at")
      .limit(1)
      .maybeSingle()
      .throwOnError();
    if (!data) return false;
    const text = `${line}\n\nSee and answer it here:\n\n${siteUrl}${INBOX}\n`;
    await send({ to: data.email, subject: `New enquiry: ${line}`, text });
    return true;
  }

  onChange(({ table, type }) => {
    if (table === "enquiries" && type === "INSERT") check();
  });
  onMissedChanges(check);
  const timer = setInterval(check, checkMs);
  timer.unref();
  check();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    // If the database was killed, a query can wait forever.
    await Promise.race([running, delay(STOP_MS, undefined, { ref: false })]);
  };
}

/** The enquiries from visitors that are due for a try, oldest first. */
async function listPending(service: Client): Promise<PendingEnquiry[]> {
  const { data } = await service
    .from("enquiries")
    .select(`id, created_at, tellings, ${ENQUIRY_LINE_COLUMNS}`)
    .is("told_at", null)
    .lte("tell_at", new Date(Date.now() + CLOCK_MARGIN_MS).toISOString())
    .lt("tellings", MAX_TRIES)
    .gte("created_at", new Date(Date.now() - 7 * DAY_MS).toISOString())
    .in("source", VISITORS_SOURCES)
    .order("created_at")
    .limit(ROWS_AT_ONCE)
    .throwOnError();
  return data;
}
