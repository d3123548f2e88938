import { z } from "zod";

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the start (smtps). */
  isSecure: boolean;
  user: { name: string; password: string } | undefined;
  from: { name: string; address: string };
}

const SMTP_URL_PATTERN =
  /^(smtps?):\/\/(?:([^:]*)(?::(.*))?@)?([^\s@/?#:[\]]+|\[[\da-f:.]+\])(?::(\d{1,5}))?\/?$/i;

/** An @ after a host that is followed by a path or a query. It could also belong to the password. */
const MORE_AFTER_HOST = /^smtps?:\/\/[^@]*@[^\s@/?#:]+(?:\.[^\s@/?#:]+)+(?::\d{1,5})?[/?#].*@/i;

/** SMTP_URL, not read by `URL`, because `URL` takes "user" for the host in "user:12/b@host". */
export const smtpUrl = z.string().transform((value, context): Omit<MailSettings, "from"> => {
  const refuse = (message: string) => {
    context.issues.push({ code: "custom", message, input: "" });
    return z.NEVER;
  };
  const [, scheme = "", name = "", password = "", host = "", digits] =
    SMTP_URL_PATTERN.exec(value) ?? [];
  const isSecure = scheme.toLowerCase() === "smtps";
  const port = Number(digits ?? (isSecure ? 465 : 587));
  if (!host || port < 1 || port > 65_535) {
    return refuse("SMTP_URL must look like smtp://user:password@mail.example.com:587");
  }
  const user = decoded(name);
  const secret = decoded(password);
  if (MORE_AFTER_HOST.test(value)) {
    return refuse(
      "SMTP_URL: leave out what follows the host and the port. If it belongs to the password, # / ? and @ in it must be percent-encoded (%23 %2F %3F %40)",
    );
  }
  const isUnescaped = /[#/?\s]/.test(name + password) || password.includes("@");
  if (isUnescaped || user === undefined || secret === undefined) {
    return refuse(
      `SMTP_URL: in the user and the password, # / ? @ and % must be percent-encoded (%23 %2F %3F %40 %25). The mail server is what follows the last @: host ${host}, port ${port}`,
    );
  }
  if (!user && secret) {
    return refuse(`SMTP_URL has a password but no user: smtp://user:password@${host}`);
  }
  if (port === 465 && !isSecure) {
    return refuse(`SMTP_URL: port 465 of ${host} needs smtps:// instead of smtp://`);
  }
  return {
    host: host.replace(/^\[|\]$/g, ""),
    port,
    isSecure,
    user: user ? { name: user, password: secret } : undefined,
  };
});

/** Undefined if the text is not percent-encoded UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const MAIL_FROM_PATTERN =
  /^(?:(.*?)\s*<\s*([^\s<>@,;]+@[^\s<>@,;]+)\s*>|([^\s<>@,;]+@[^\s<>@,;]+))$/;

/** MAIL_FROM: one name, with any punctuation and with or without quotes, and one address. */
export const mailFrom = z.string().transform((value, context): MailSettings["from"] => {
  const [, name = "", inBrackets, alone] = MAIL_FROM_PATTERN.exec(value) ?? [];
  const address = inBrackets ?? alone;
  if (!address || /<[^>]*@/.test(name)) {
    const message = "MAIL_FROM must look like Agency <office@example.com>";
    context.issues.push({ code: "custom", message, input: "" });
    return z.NEVER;
  }
  const [, quoted] = /^"(.*)"$/.exec(name) ?? [];
  return { name: quoted?.replace(/\\(.)/g, "$1") ?? name, address };
});
