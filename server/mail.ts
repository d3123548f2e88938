import { isIP, isIPv6, Socket } from "node:net";
import { createTransport } from "nodemailer";
import { shortText } from "../app/ui/short-text.ts";
import { withoutInvisible } from "../app/ui/typed-text.ts";
import type { MailSettings } from "./mail-settings.ts";

export interface Mail {
  /** The same in every try, so that a mailbox shows a mail once that arrives twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Rejects if the mail server does not accept the mail within `limitMs`. */
export type SendMail = (mail: Mail, limitMs?: number) => Promise<void>;

const CONNECT_MS = 10_000;
/** Some servers let spammers wait before they greet. */
const GREETING_MS = 30_000;
/** A server may take ten minutes to confirm a mail (RFC 5321, 4.5.3.2.6). */
const IDLE_MS = 10 * 60_000;
export const MAX_SENDING_MS = 12 * 60_000;

export function createMailer(settings: MailSettings, siteUrl: string): SendMail {
  const { host, port, isSecure, user } = settings;
  const from = { ...settings.from, name: oneLine(settings.from.name) };
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const isThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);
  // Not `url`: with it, nodemailer ignores all other options.
  const options = {
    host,
    port,
    secure: isSecure,
    name: helloName(siteUrl),
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: IDLE_MS,
    // A password never leaves this machine in clear.
    requireTLS: user !== undefined && !isThisMachine,
    // A mail server on this machine usually has a certificate that nobody signed.
    ...(isThisMachine && { tls: { rejectUnauthorized: false } }),
    ...(user && { auth: { user: user.name, pass: user.password } }),
  };
  return async ({ id, to, subject, text, html }, limitMs = MAX_SENDING_MS) => {
    const late = AbortSignal.timeout(limitMs);
    const socket = new Socket({ signal: late });
    socket.on("error", () => {}); // nodemailer stops listening when it gives up.
    const sending = createTransport({ ...options, socket }).sendMail({
      from,
      // If this were a string, nodemailer would parse it, and it could name more recipients.
      to: { name: "", address: to },
      subject: oneLine(subject),
      text: readable(text),
      ...(html && { html: readable(html) }),
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" }, // RFC 3834: no holiday replies
    });
    try {
      await Promise.race([sending, rejectWhen(late, limitMs)]);
    } finally {
      socket.destroy();
    }
  };
}

function rejectWhen(late: AbortSignal, limitMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const seconds = Math.round(limitMs / 1000);
    const words = `The mail server did not take the mail within ${seconds} seconds`;
    late.addEventListener("abort", () => reject(new Error(words)));
  });
}

/** The name in EHLO: the site's host. Some relays refuse nodemailer's default, [127.0.0.1]. */
function helloName(siteUrl: string): string {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, "");
  if (!isIP(host)) return host;
  return isIPv6(host) ? `[IPv6:${host}]` : `[${host}]`;
}

/** The text without control characters and without characters that turn the direction of letters. */
function readable(text: string): string {
  return withoutInvisible(text).replace(/(?!\n)[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ");
}

function oneLine(text: string): string {
  return readable(text).replace(/\s+/g, " ").trim();
}

const MAX_WORDS = 300;
/** "error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:…" */
const OPENSSL_WORDS = /:SSL routines:[^:]*:([^:]+)/;
const NO_TLS = /wrong version|packet length|http request|unknown protocol|unexpected message/;

/** The mail server's words about a mail that could not be sent, or those of the network. */
export function failureOf(error: unknown): string {
  const { response, message } = Object(error) as { response?: unknown; message?: unknown };
  const words = oneLine(String(response || message || error));
  const [, reason] = OPENSSL_WORDS.exec(words) ?? [];
  if (reason === undefined) return shortText(words, MAX_WORDS);
  return NO_TLS.test(reason)
    ? "The mail server does not begin with TLS on this port. SMTP_URL with smtps:// needs such a port, usually 465; for the others, use smtp://"
    : `No TLS connection with the mail server: ${reason}`;
}
