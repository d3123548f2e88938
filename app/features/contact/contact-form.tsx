import { Button } from "~/ui/button";
import { preventReset, SelectField, TextArea, TextField } from "~/ui/field";
import { restoreDraft, storeDraft } from "./contact-draft";

const THANKS = "Thank you for your message. We will get back to you soon!";

const interests = [
  { value: "domestic", label: "Domestic Tours" },
  { value: "international", label: "International Tours" },
  { value: "customized", label: "Customized Tours" },
  { value: "other", label: "Other" },
];

function prepare(form: HTMLFormElement | null): void {
  restoreDraft(form);
  // Something may have been typed before hydration.
  if (form) storeDraft(form);
}

/** Thanks in an alert and sends nothing (spec §2); what was typed stays. */
export function ContactForm() {
  return (
    <>
      <form
        ref={prepare}
        action={() => alert(THANKS)}
        onReset={preventReset}
        onInput={(event) => storeDraft(event.currentTarget)}
        className="hidden gap-5 js:grid sm:grid-cols-2"
      >
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
        <SelectField label="Interested In" name="interest">
          {interests.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="Subject" name="subject" required fieldClassName="sm:col-span-2" />
        <TextArea label="Message" name="message" rows={6} required fieldClassName="sm:col-span-2" />
        <Button type="submit" size="lg" className="justify-self-start">
          Send Message
        </Button>
      </form>
      <noscript>
        <p>This form needs JavaScript. Without it, please call us or write an email.</p>
      </noscript>
    </>
  );
}
