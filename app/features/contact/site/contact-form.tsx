import { type FormEvent, useRef, useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink } from "~/features/company/contact-links";
import { keepEnquiry } from "~/features/enquiry/site/keep-enquiry";
import { KeptNotice } from "~/features/enquiry/site/kept-notice";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { HoneypotField, SubmitButton } from "~/ui/send-form";
import { TextArea } from "~/ui/text-area";
import { removeDraft, restoreDraft, storeDraft } from "./contact-draft";

const THANKS = "Thank you for your message. We will get back to you soon!";

const interests = [
  { value: "domestic", label: "Domestic Tours" },
  { value: "international", label: "International Tours" },
  { value: "customized", label: "Customized Tours" },
  { value: "other", label: "Other" },
];

function prepare(form: HTMLFormElement | null): void {
  restoreDraft(form);
  // Also stores text that was typed before hydration.
  if (form) storeDraft(form);
}

/**
 * Thanks the visitor in an alert and keeps the typed text (spec §2). Sends the message only if
 * `receive_forms` is on, and is empty once the server has kept it.
 */
export function ContactForm({ company }: { company: CompanyDetails }) {
  const [unsent, setUnsent] = useState<string>();
  const isKept = useRef(false);
  const isSent = company.receive_forms;
  const Submit = isSent ? SubmitButton : Button;
  const limit = (maxLength: number) => (isSent ? { maxLength } : {});

  async function send(form: FormData) {
    const text = (name: string) => String(form.get(name));
    isKept.current = await keepEnquiry({
      source: "contact",
      name: text("name"),
      email: text("email"),
      phone: text("phone"),
      interest: text("interest"),
      subject: text("subject"),
      message: text("message"),
      trap: text("trap"),
    });
    setUnsent(
      isKept.current
        ? undefined
        : `${text("subject")}\n${text("message")}\n${text("name")}`.toWellFormed(),
    );
    if (isKept.current) alert(THANKS);
  }

  /** React resets the form after its action. Only a kept message is removed. */
  function emptyIfKept(event: FormEvent<HTMLFormElement>) {
    if (isKept.current) removeDraft();
    else event.preventDefault();
    isKept.current = false;
  }

  return (
    <>
      <form
        ref={prepare}
        action={isSent ? send : () => alert(THANKS)}
        onReset={emptyIfKept}
        onInput={(event) => storeDraft(event.currentTarget)}
        className="grid gap-5 sm:grid-cols-2 noscript:hidden"
      >
        <TextField label="Name" name="name" autoComplete="name" required {...limit(200)} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          {...limit(320)}
        />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" {...limit(40)} />
        <SelectField label="Interested In" name="interest">
          {interests.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Subject"
          name="subject"
          required
          {...limit(300)}
          fieldClassName="sm:col-span-2"
        />
        <TextArea
          label="Message"
          name="message"
          required
          {...limit(5000)}
          fieldClassName="sm:col-span-2"
        />
        {isSent && (
          <>
            <HoneypotField />
            <KeptNotice className="text-sm text-ink-muted sm:col-span-2" />
          </>
        )}
        <Submit type="submit" size="lg" className="justify-self-start">
          Send Message
        </Submit>
        {unsent && <Unsent text={unsent} company={company} />}
      </form>
      <noscript>
        <p>This form needs JavaScript. Without it, please call us or write an email.</p>
      </noscript>
    </>
  );
}

/** Says that sending failed, and offers WhatsApp and email links with the typed text. */
function Unsent({ text, company }: { text: string; company: CompanyDetails }) {
  const { whatsapp_number, email } = company;
  return (
    <div className="sm:col-span-2">
      <Notice tone="danger">
        Your message has not reached us. It is still here: please press Send Message again, or{" "}
        {whatsapp_number !== null && (
          <>
            <a
              href={chatLink(whatsapp_number, text)}
              target="_blank"
              rel="noopener"
              className="underline"
            >
              send it on WhatsApp
            </a>{" "}
            or{" "}
          </>
        )}
        <a href={`mailto:${email}?body=${encodeURIComponent(text)}`} className="underline">
          send it by email
        </a>
        .
      </Notice>
    </div>
  );
}
