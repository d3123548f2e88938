import { useState } from "react";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { preventReset, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { HoneypotField, SubmitButton } from "~/ui/send-form";
import { keepEnquiry, peopleToKeep } from "./keep-enquiry";
import { KeptNotice } from "./kept-notice";
import { ChatFallback, openChat } from "./open-chat";

/** The tour of an enquiry, with the date and the number of people if they are chosen. */
export interface TourEnquiry {
  tour: { id: string; title: string; departures: { day: string; date: string }[] };
  date?: string | undefined;
  people?: string | undefined;
}

/** Asks for name and phone, both optional, before the WhatsApp chat about a tour opens. */
export function AskDialog({
  enquiry: { tour, date, people },
  chat,
  onClose,
}: {
  enquiry: TourEnquiry;
  chat: string;
  onClose: () => void;
}) {
  const [isSent, setIsSent] = useState(false);

  async function send(form: FormData) {
    const text = (name: string) => String(form.get(name));
    await keepEnquiry({
      source: "tour",
      tour_id: tour.id,
      destination: tour.title.slice(0, 300),
      from_day: tour.departures.find((departure) => departure.date === date)?.day,
      people: peopleToKeep(people),
      name: text("name"),
      phone: text("phone"),
      trap: text("trap"),
    });
    setIsSent(true);
    openChat(chat);
  }

  if (isSent) {
    return (
      <Dialog isOpen onClose={onClose} title="Go on in WhatsApp">
        <p role="status">
          <ChatFallback chat={chat} />
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Before WhatsApp opens"
      description={`${tour.title}. Leave your name and number, and we can call you back.`}
    >
      <form action={send} onReset={preventReset} className="grid gap-5">
        <TextField label="Name (optional)" name="name" autoComplete="name" maxLength={200} />
        <TextField
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <HoneypotField />
        <KeptNotice />
        <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
          <ButtonLink
            to={chat}
            target="_blank"
            rel="noopener"
            variant="secondary"
            onClick={onClose}
          >
            Skip
          </ButtonLink>
          <SubmitButton>
            <Icon path={chatIcon} />
            Continue to WhatsApp
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
