import { readCompany } from "../app/features/company/data.ts";
import { enquiryLine, readEnquiryLine } from "../app/features/enquiry/enquiry-line.ts";
import type { Client, Row } from "../app/supabase/types.ts";
import { type Language, languages, pathIn } from "../app/ui/languages.ts";
import type { Backend } from "./backend/backend.ts";
import type { Mail } from "./mail.ts";
import { messagesOf } from "./messages.ts";

export type MailKind = Row<"mails">["kind"];

interface WrittenMail extends Omit<Mail, "id"> {
  /** English if it is not said. */
  language?: Language;
  /** Called after the mail server has accepted the mail. */
  onSent?(): PromiseLike<unknown>;
}

/** With hosted Supabase, which has no `recovery`, the site sends no mail. */
export type MailBackend = Required<Pick<Backend, "operators" | "recovery">>;

/** Each returns undefined if the row or the recipient no longer exists; the mail is then deleted. */
type MailTexts = Record<MailKind, (about: string) => Promise<WrittenMail | undefined>>;

export function mailTexts(
  service: Client,
  { operators, recovery }: MailBackend,
  siteUrl: string,
): MailTexts {
  async function mailLink(id: string, subject: string, introduction: (name: string) => string) {
    const operator = (await operators.list()).find((operator) => operator.id === id);
    const link = operator?.email && (await recovery.makeLink(operator.email.toLowerCase()));
    if (!link) return undefined;
    const url = `${siteUrl}/admin/new-password#token=${link.token}`;
    const first = introduction((await companyOf(service))?.company_name ?? siteUrl);
    return {
      to: link.email,
      subject,
      text: lines(first, "", url, "", "The link works once, for 30 minutes."),
    };
  }

  return {
    async enquiry(id) {
      const { data: enquiry } = await readEnquiryLine(service, id).throwOnError();
      const to = await companyEmail(service);
      if (!enquiry || !to) return undefined;
      const line = enquiryLine(enquiry);
      return {
        to,
        subject: `New enquiry: ${line}`,
        text: lines(line, "", "See and answer it here:", "", `${siteUrl}/admin/enquiries`),
        onSent: () =>
          service
            .from("enquiries")
            .update({ told_at: new Date().toISOString() })
            .eq("id", id)
            .is("told_at", null)
            .throwOnError(),
      };
    },
    async confirmation(id) {
      const { data } = await service
        .from("newsletter_addresses")
        .select("email, token, language")
        .eq("id", id)
        .is("confirmed_at", null)
        .is("left_at", null)
        .maybeSingle()
        .throwOnError();
      if (!data) return undefined;
      const language = languages.find((of) => of === data.language) ?? "en";
      const company = await companyOf(service);
      const m = messagesOf("mails", language);
      const page = siteUrl + pathIn(language, "/newsletter");
      return {
        to: data.email,
        language,
        subject: m("confirmSubject"),
        text: lines(
          m("confirm", { siteUrl }),
          "",
          `${page}?token=${data.token}`,
          "",
          m("leave"),
          ...(company ? ["", company.phone] : []),
        ),
      };
    },
    password: (id) =>
      mailLink(
        id,
        "A new password for the admin panel",
        (name) =>
          `Somebody asked for a new password for the admin panel of ${name} (${siteUrl}). If it was not you, ignore this mail: nothing has changed. Otherwise, set the password here:`,
      ),
    async backup(id) {
      const { data } = await service
        .from("backups")
        .select("failure")
        .eq("id", id)
        .is("finished_at", null)
        .maybeSingle()
        .throwOnError();
      const to = await companyEmail(service);
      if (!data?.failure || !to) return undefined;
      return {
        to,
        subject: `The nightly backup of ${new URL(siteUrl).host} failed`,
        text: lines(
          `The backup of ${siteUrl} that is made every night is missing:`,
          "",
          data.failure,
          "",
          "The site tries again every hour. See here whether it has succeeded, and download a backup:",
          "",
          `${siteUrl}/admin/backup`,
        ),
      };
    },
    welcome: (id) =>
      mailLink(
        id,
        "You may sign in to the admin panel",
        (name) =>
          `You may now sign in to the admin panel of ${name} (${siteUrl}). Choose your password here. Should the link have expired, press "Forgot password?" at ${siteUrl}/admin/login.`,
      ),
  };
}

/** The e-mail address that gets the mails for the agency. */
export async function companyEmail(service: Client): Promise<string | undefined> {
  return (await companyOf(service))?.email;
}

/** The agency as its letters name it. Null until the first start has stored it. */
async function companyOf(service: Client) {
  const { data } = await readCompany(service).throwOnError();
  return data;
}

function lines(...text: string[]): string {
  return `${text.join("\n")}\n`;
}
