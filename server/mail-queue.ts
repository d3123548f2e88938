import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Client, Row } from "../app/supabase/types.ts";
import type { Backend } from "./backend/backend.ts";
import type { Logger } from "./log.ts";
import { LONGEST_SENDING_MS, type SendMail, wordsOf } from "./mail.ts";
import { companyAddress, type MailKind, mailTexts } from "./mail-texts.ts";

/** Sends mails in the background, with retries, so that a slow mail server holds up nothing else. */
export interface MailQueue {
  /**
   * Stores what a mail is about, and starts to send it. `isSent` is false if the first try fails. A
   * mail with an `id` that is stored already is not sent again.
   */
  post(kind: MailKind, about: string, id?: string): Promise<{ isSent: Promise<boolean> }>;
  /** Sends a mail to the agency's address and returns the address. Rejects if it is not accepted. */
  sendTest(): Promise<string | undefined>;
  /** Since when mails fail, with the mail server's words; null if the latest mail was sent. */
  readFailure(): Promise<{ since: string; words: string } | null>;
  stop(): Promise<void>;
}

interface Options {
  sendMail: SendMail;
  siteUrl: string;
  log: Logger;
  checkMs?: number | undefined;
  /** The wait before each retry (ms). The last value repeats. */
  delays?: number[] | undefined;
}

const CHECK_MS = 15_000;
const STOP_MS = 5_000;
export const RETRY_DELAYS = [30_000, 120_000, 600_000, 3_600_000];
/** With the delays above, the tries end after about a day. */
export const MAX_TRIES = 27;
/** Longer than any sending, so that no other try of the same mail starts before. */
const CLAIM_MS = LONGEST_SENDING_MS + 180_000;
const TEST_MS = 20_000;
/** A restored backup can contain old mails. */
const OLDEST_MS = 7 * 24 * 3_600_000;
/** If the mail server does not respond, so many mails wait for it at once. */
const AT_ONCE = 20;
const COLUMNS = "id, kind, about, tries, failed_since";

type DueMail = Pick<Row<"mails">, "id" | "kind" | "about" | "tries" | "failed_since">;

export function createMailQueue(
  service: Client,
  backend: Pick<Backend, "operators" | "recovery">,
  { sendMail, siteUrl, log, checkMs = CHECK_MS, delays = RETRY_DELAYS }: Options,
): MailQueue {
  const texts = mailTexts(service, backend, siteUrl);
  const beingSent = new Set<Promise<boolean>>();
  let checking: Promise<void> | undefined;
  let isStopped = false;

  const mails = () => service.from("mails");
  const hence = (ms: number) => new Date(Date.now() + ms).toISOString();

  async function post(kind: MailKind, about: string, id: string = randomUUID()) {
    const isBusy = beingSent.size >= AT_ONCE || isStopped;
    const claimed = isBusy ? {} : { tries: 1, try_at: hence(CLAIM_MS) };
    const { data } = await mails()
      .upsert({ id, kind, about, ...claimed }, { onConflict: "id", ignoreDuplicates: true })
      .select(COLUMNS)
      .throwOnError();
    const [added] = data;
    return { isSent: isBusy || !added ? Promise.resolve(false) : start(added) };
  }

  function start(mail: DueMail): Promise<boolean> {
    const sending = send(mail)
      .catch((error: unknown) => {
        log.error({ err: error }, "a mail could not be read or marked as sent");
        return false;
      })
      .finally(() => beingSent.delete(sending));
    beingSent.add(sending);
    return sending;
  }

  async function send(mail: DueMail): Promise<boolean> {
    const { id, kind, about } = mail;
    const written = await texts[kind](about);
    if (!written) {
      await mails().delete().eq("id", id).throwOnError();
      return false;
    }
    const { onSent, ...content } = written;
    try {
      await sendMail({ ...content, id: `${kind}.${id}` });
    } catch (error) {
      await storeFailure(mail, error);
      return false;
    }
    await onSent?.();
    await mails()
      .update({ sent_at: hence(0) })
      .eq("id", id)
      .throwOnError();
    await forgetFailures();
    return true;
  }

  async function storeFailure({ id, kind, tries, failed_since }: DueMail, error: unknown) {
    const { code, command, responseCode } = Object(error) as { [key: string]: unknown };
    // The error's message can contain the recipient's address, so it is not logged.
    log.error({ kind, code, responseCode }, "a mail could not be sent");
    if (isStopped) return;
    const wait = delays[Math.min(tries - 1, delays.length - 1)] ?? 0;
    // What a server says about a visitor's address is personal, and no fault of the mail settings.
    const isVisitors = kind === "confirmation" && command === "RCPT TO";
    const isFinal = isVisitors && Number(responseCode) >= 500;
    await mails()
      .update({
        try_at: hence(wait),
        ...(isFinal && { tries: MAX_TRIES }),
        ...(!isVisitors && { failed_since: failed_since ?? hence(0), failure: wordsOf(error) }),
      })
      .eq("id", id)
      .throwOnError();
  }

  async function forgetFailures(): Promise<void> {
    await mails()
      .update({ failed_since: null, failure: null })
      .not("failed_since", "is", null)
      .throwOnError();
  }

  async function sendDue(): Promise<void> {
    if (beingSent.size >= AT_ONCE) return;
    const { data } = await mails()
      .select(COLUMNS)
      .is("sent_at", null)
      .lte("try_at", hence(0))
      .lt("tries", MAX_TRIES)
      .gte("created_at", hence(-OLDEST_MS))
      .order("try_at")
      .limit(AT_ONCE - beingSent.size)
      .throwOnError();
    for (const mail of data) {
      if (isStopped) return;
      if (await claim(mail)) void start({ ...mail, tries: mail.tries + 1 });
    }
  }

  /** Several servers can claim the same try. Only one of them gets true. */
  async function claim({ id, tries }: DueMail): Promise<boolean> {
    const { data } = await mails()
      .update({ tries: tries + 1, try_at: hence(CLAIM_MS) })
      .eq("id", id)
      .eq("tries", tries)
      .is("sent_at", null)
      .select("id")
      .throwOnError();
    return data.length > 0;
  }

  function check(): void {
    checking ??= sendDue()
      .catch((error: unknown) => log.warn({ err: error }, "waiting mails cannot be read"))
      .finally(() => {
        checking = undefined;
      });
  }

  const timer = setInterval(check, checkMs);
  timer.unref();
  check();
  return {
    post,
    async sendTest() {
      const to = await companyAddress(service);
      if (!to) return undefined;
      const text = `The site ${siteUrl} can send mails.\n`;
      await sendMail({ id: `test.${randomUUID()}`, to, subject: "Mails work", text }, TEST_MS);
      await forgetFailures();
      return to;
    },
    async readFailure() {
      const { data } = await mails()
        .select("since:failed_since, words:failure")
        .not("failed_since", "is", null)
        .order("failed_since")
        .limit(1)
        .maybeSingle()
        .throwOnError();
      return data?.since ? { since: data.since, words: data.words ?? "" } : null;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      // A mail that is still being sent is tried again when its claim ends.
      const all = Promise.allSettled([checking, ...beingSent]);
      await Promise.race([all, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}
