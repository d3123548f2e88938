import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Client, Insert, Row, Update } from "../app/supabase/types.ts";
import { failureOf, MAX_SENDING_MS, type SendMail } from "./mail.ts";
import { asLetter, readLetterhead } from "./mail-letter.ts";
import { companyEmail, type MailBackend, type MailKind, mailTexts } from "./mail-texts.ts";
import { MAX_TRIES, OLDEST_MS, type RetryOptions, startRetries } from "./retries.ts";

/** Sends mails in the background, with retries, so that a slow mail server holds up nothing else. */
export interface MailQueue {
  /**
   * Stores what a mail is about, and starts to send it. A mail with an `id` that is stored already is
   * not sent again.
   */
  post(kind: MailKind, about: string, id?: string): Promise<void>;
  /**
   * Like `post`, but waits for the first try. False if the mail server has not accepted the mail
   * within `limitMs`. It can still be sent later.
   */
  postAndWait(kind: MailKind, about: string, limitMs: number): Promise<boolean>;
  /** Sends a mail to the agency's address and returns the address. Rejects if it is not accepted. */
  sendTest(): Promise<string | undefined>;
  /** Since when mails fail, with the words about the latest; null if a mail was sent since. */
  readFailure(): Promise<{ since: string; words: string } | null>;
  /** The latest failure of the last 30 days. It is over if a mail was sent since. */
  readLastFailure(): Promise<{ at: string; words: string; isOver: boolean } | null>;
  stop(): Promise<void>;
}

interface Options extends RetryOptions {
  sendMail: SendMail;
  siteUrl: string;
}

/** Longer than the longest send, so that no second try starts meanwhile. */
const CLAIM_MS = MAX_SENDING_MS + 180_000;
const TEST_MS = 20_000;
/** At most this many mails are sent at the same time. */
const MAX_CONCURRENT = 20;
const COLUMNS = "id, kind, about, tries";

type DueMail = Pick<Row<"mails">, "id" | "kind" | "about" | "tries">;

export function createMailQueue(
  service: Client,
  backend: MailBackend,
  { sendMail, siteUrl, ...options }: Options,
): MailQueue {
  const texts = mailTexts(service, backend, siteUrl);
  const { log } = options;
  const beingSent = new Set<Promise<boolean>>();
  const retries = startRetries("waiting mails", sendDue, options);

  const mails = () => service.from("mails");
  const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

  /** Stores a mail. The returned promise of its first try is false if no try starts now. */
  function add(kind: MailKind, about: string, id: string) {
    const isBusy = beingSent.size >= MAX_CONCURRENT || retries.isStopped();
    const claimed = isBusy ? {} : { tries: 1, try_at: fromNow(CLAIM_MS) };
    const stored = store({ id, kind, about, ...claimed });
    return { stored, firstTry: isBusy ? Promise.resolve(false) : start(stored) };
  }

  /** Undefined if a mail with this id is stored already. */
  async function store(mail: Insert<"mails">): Promise<DueMail | undefined> {
    const { data } = await mails()
      .upsert(mail, { onConflict: "id", ignoreDuplicates: true })
      .select(COLUMNS)
      .throwOnError();
    return data[0];
  }

  /** Sends a mail as soon as it is claimed. Nothing is sent if the mail is undefined. */
  function start(claimed: Promise<DueMail | undefined>): Promise<boolean> {
    const sending = claimed
      .then((mail) => mail !== undefined && send(mail))
      .catch((error: unknown) => {
        log.error({ err: error }, "a mail could not be stored, read or marked as sent");
        return false;
      })
      .finally(() => beingSent.delete(sending));
    beingSent.add(sending);
    return sending;
  }

  async function send(mail: DueMail): Promise<boolean> {
    const { id, kind, about, tries } = mail;
    const written = await texts[kind](about);
    if (!written) {
      await mails().delete().eq("id", id).throwOnError();
      return false;
    }
    if (retries.isStopped()) {
      // The next start sends it at once.
      await mails()
        .update({ tries: tries - 1, try_at: fromNow(0) })
        .eq("id", id)
        .throwOnError();
      return false;
    }
    const { onSent, language, ...content } = written;
    const head = await readLetterhead(service, siteUrl, language);
    const letter = asLetter(content.text, head, language);
    try {
      await sendMail({ ...content, ...letter, id: `${kind}.${id}` });
    } catch (error) {
      await storeFailure(mail, error);
      return false;
    }
    // First, so that the mail does not go out again if something after it fails.
    await mails()
      .update({ sent_at: fromNow(0) })
      .eq("id", id)
      .throwOnError();
    try {
      await Promise.all([onSent?.(), endFailures()]);
    } catch (error) {
      log.error({ err: error, kind }, "the mail was sent, but what follows it could not be stored");
    }
    return true;
  }

  async function storeFailure({ id, kind, tries }: DueMail, error: unknown) {
    const { code, command, responseCode } = Object(error) as { [key: string]: unknown };
    // The error's message can contain the recipient's address, so it is not logged.
    log.error({ kind, code, responseCode }, "a mail could not be sent");
    const tryAgain = { try_at: fromNow(retries.isStopped() ? 0 : retries.waitAfter(tries)) };
    const update = (values: Update<"mails">) => mails().update(values).eq("id", id);
    const isRefused = kind === "confirmation" && command === "RCPT TO";
    const isFinal = isRefused && Number(responseCode) >= 500;
    // A mail server's refusal of a visitor's address is no fault of the mail settings.
    if (isRefused) {
      await update(isFinal ? { failed_since: null, tries: MAX_TRIES } : tryAgain).throwOnError();
      return;
    }
    // The words can contain the visitor's address.
    const failure = kind === "confirmation" ? String(responseCode ?? code ?? "") : failureOf(error);
    await update({ ...tryAgain, failed_at: fromNow(0), failure }).throwOnError();
    await update({ failed_since: fromNow(0) })
      .is("failed_since", null)
      .throwOnError();
  }

  async function endFailures(): Promise<void> {
    await mails().update({ failed_since: null }).not("failed_since", "is", null).throwOnError();
  }

  async function sendDue(): Promise<void> {
    if (beingSent.size >= MAX_CONCURRENT) return;
    const { data } = await mails()
      .select(COLUMNS)
      .is("sent_at", null)
      .lte("try_at", fromNow(0))
      .lt("tries", MAX_TRIES)
      .gte("created_at", fromNow(-OLDEST_MS))
      .order("try_at")
      .limit(MAX_CONCURRENT - beingSent.size)
      .throwOnError();
    for (const mail of data) {
      if (retries.isStopped() || beingSent.size >= MAX_CONCURRENT) return;
      void start(claim(mail));
    }
  }

  /** Several servers can claim the same try. Only one of them gets the mail. */
  async function claim({ id, tries }: DueMail): Promise<DueMail | undefined> {
    const { data } = await mails()
      .update({ tries: tries + 1, try_at: fromNow(CLAIM_MS) })
      .eq("id", id)
      .eq("tries", tries)
      .is("sent_at", null)
      .select(COLUMNS)
      .throwOnError();
    return data[0];
  }

  return {
    async post(kind, about, id = randomUUID()) {
      await add(kind, about, id).stored;
    },
    async postAndWait(kind, about, limitMs) {
      const { stored, firstTry } = add(kind, about, randomUUID());
      await stored;
      return await Promise.race([firstTry, delay(limitMs, false, { ref: false })]);
    },
    async sendTest() {
      const to = await companyEmail(service);
      if (!to) return undefined;
      const head = await readLetterhead(service, siteUrl);
      const letter = asLetter(`The site ${siteUrl} can send mails.\n`, head);
      const id = `test.${randomUUID()}`;
      await sendMail({ id, to, subject: "Mails work", ...letter }, TEST_MS);
      await endFailures();
      return to;
    },
    async readFailure() {
      const failures = () =>
        mails()
          .select("failed_since, failure")
          .not("failed_since", "is", null)
          .gte("created_at", fromNow(-OLDEST_MS))
          .limit(1)
          .throwOnError();
      const [first, latest] = await Promise.all([
        failures().order("failed_since"),
        failures().order("failed_at", { ascending: false }),
      ]);
      const since = first.data[0]?.failed_since;
      return since ? { since, words: latest.data[0]?.failure ?? "" } : null;
    },
    async readLastFailure() {
      const { data } = await mails()
        .select("failed_at, failed_since, failure")
        .not("failed_at", "is", null)
        .order("failed_at", { ascending: false })
        .limit(1)
        .throwOnError();
      const [last] = data;
      if (!last?.failed_at) return null;
      return { at: last.failed_at, words: last.failure ?? "", isOver: last.failed_since === null };
    },
    // A mail that the mail server has not answered by then is tried again when its claim ends.
    stop: () => retries.stop(beingSent),
  };
}
