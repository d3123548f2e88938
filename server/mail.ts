import { createTransport } from "nodemailer";
import type { Env } from "./env.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Rejects if the mail server does not accept the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

const TIMEOUT_MS = 10_000;

export function createMailer({ url, from }: NonNullable<Env["mail"]>): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, text }) => {
    // If this were a string, nodemailer would parse it, and it could name more recipients.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  };
}
