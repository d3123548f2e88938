import * as m from "virtual:messages/contact";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink } from "~/features/company/contact-links";
import { PrivacyNotice } from "~/features/enquiry/site/privacy-notice";
import { storeEnquiry } from "~/features/enquiry/site/store-enquiry";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { HoneypotField, Outcome, SubmitButton } from "~/ui/send-form";
import { TextArea } from "~/ui/text-area";
import { removeDraft, restoreDraft, storeDraft } from "./contact-draft";

const interests = [
  { value: "domestic", label: m.domestic },
  { value: "international", label: m.international },
  { value: "customized", label: m.customized },
  { value: "other", label: m.other },
];

function prepare(form: HTMLFormElement | null): void {
  restoreDraft(form);
  // Also stores text that was typed before hydration.
  if (form) storeDraft(form);
}

/**
 * Thanks the visitor in an alert and keeps the typed text (spec §2). Sends the message only if
 * `receive_forms` is on, and is empty once the server has stored it.
 */
export function ContactForm({ company }: { company: CompanyDetails }) {
  const [unsent, setUnsent] = useState<{ subject: string; body: string }>();
  const isStored = useRef(false);
  const isSent = company.receive_forms;
  const Submit = isSent ? SubmitButton : Button;
  const limit = (maxLength: number) => (isSent ? { maxLength } : {});

  async function send(form: FormData) {
    const text = (name: string) => String(form.get(name));
    isStored.current = await storeEnquiry({
      source: "contact",
      name: text("name"),
      email: text("email"),
      phone: text("phone"),
      interest: text("interest"),
      subject: text("subject"),
      message: text("message"),
      honeypot: text("honeypot"),
    });
    setUnsent(
      isStored.current
        ? undefined
        : {
            subject: text("subject").toWellFormed(),
            body: `${text("message")}\n${text("name")}`.toWellFormed(),
          },
    );
    if (isStored.current) alert(m.thanks);
  }

  /** React resets the form after its action. Only a stored message is removed. */
  function emptyIfStored(event: FormEvent<HTMLFormElement>) {
    if (isStored.current) removeDraft();
    else event.preventDefault();
    isStored.current = false;
  }

  return (
    <>
      <form
        ref={prepare}
        action={isSent ? send : () => alert(m.thanks)}
        onReset={emptyIfStored}
        onInput={(event) => storeDraft(event.currentTarget)}
        className="grid gap-5 sm:grid-cols-2 noscript:hidden"
      >
        <TextField label={m.name} name="name" autoComplete="name" required {...limit(200)} />
        <TextField
          label={m.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          {...limit(320)}
        />
        <TextField label={m.phone} name="phone" type="tel" autoComplete="tel" {...limit(40)} />
        <SelectField
          label={m.interestedIn}
          name="interest"
          fieldClassName="lg:max-xl:[&:lang(ta)]:col-span-2 [&_select]:pr-1"
        >
          {interests.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={m.subject}
          name="subject"
          required
          {...limit(300)}
          fieldClassName="sm:col-span-2"
        />
        <TextArea
          label={m.message}
          name="message"
          required
          {...limit(5000)}
          fieldClassName="sm:col-span-2"
        />
        {isSent && (
          <>
            <HoneypotField />
            <PrivacyNotice className="text-sm text-ink-muted sm:col-span-2" />
          </>
        )}
        <Submit type="submit" size="lg" className="justify-self-start">
          {m.sendMessage}
        </Submit>
        {unsent && (
          <Outcome>
            <Unsent {...unsent} company={company} />
          </Outcome>
        )}
      </form>
      <noscript>
        <p>{m.noScript}</p>
      </noscript>
    </>
  );
}

/** Says that sending failed, and offers WhatsApp and email links with the typed text. */
function Unsent({
  subject,
  body,
  company: { whatsapp_number, email },
}: {
  subject: string;
  body: string;
  company: CompanyDetails;
}) {
  const mail = (words: ReactNode[]) => (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      className="underline"
    >
      {words}
    </a>
  );
  const chat = (words: ReactNode[]) => (
    <a
      href={chatLink(whatsapp_number ?? "", `${subject}\n${body}`)}
      target="_blank"
      rel="noopener"
      className="underline"
    >
      {words}
    </a>
  );
  return (
    <div className="sm:col-span-2">
      <Notice tone="danger">
        {whatsapp_number === null ? m.unsent({ mail }) : m.unsentWithChat({ chat, mail })}
      </Notice>
    </div>
  );
}
