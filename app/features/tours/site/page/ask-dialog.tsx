import * as m from "virtual:messages/ask";
import { date } from "virtual:messages/tour";
import { type ReactNode, useState } from "react";
import { useCompany } from "~/features/company/site/use-company";
import { WhoAnswers } from "~/features/company/site/who-answers";
import { departureFacts } from "~/features/departures/site/coming";
import { ChatFallback, openChat } from "~/features/enquiry/site/open-chat";
import { PrivacyNotice } from "~/features/enquiry/site/privacy-notice";
import { storeEnquiry } from "~/features/enquiry/site/store-enquiry";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { preventReset, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { HoneypotField, SubmitButton } from "~/ui/send-form";
import type { Party } from "../party";
import type { TourDetails } from "./tour-details";
import { type Trip, tripLines } from "./trip";
import { TripFields } from "./trip-fields";

interface AskDialogProps {
  tour: TourDetails;
  trip: Trip;
  /** Undefined if the trip has a date. Then the dialog has no fields for it. */
  choose: ((changes: Party) => void) | undefined;
  /** The URL of the WhatsApp chat. */
  chat: string;
  onClose: () => void;
}

/**
 * The dialog before the WhatsApp chat about a tour. It offers the dates, and asks for name and phone if
 * the site keeps enquiries. Everything is optional.
 */
export default function AskDialog({
  tour,
  trip,
  choose,
  chat,
  onClose,
}: AskDialogProps): ReactNode {
  const { keep_enquiries } = useCompany();
  const [isSent, setIsSent] = useState(false);

  async function send(form: FormData) {
    const text = (name: string) => String(form.get(name));
    await storeEnquiry({
      source: "tour",
      tour_id: tour.id,
      destination: (tour.english_title ?? tour.title).slice(0, 300),
      from_day: trip.day,
      people: trip.people,
      // An enquiry has no fields for the children and for the city where the trip starts.
      message: tripLines(trip).join("\n"),
      name: text("name"),
      phone: text("phone"),
      honeypot: text("honeypot"),
    });
    setIsSent(true);
    openChat(chat);
  }

  if (isSent) {
    return (
      <Dialog isOpen onClose={onClose} title={m.goOn}>
        <p tabIndex={-1} ref={focus}>
          <ChatFallback chat={chat} />
        </p>
      </Dialog>
    );
  }
  const fields = choose && (
    <TripFields {...{ tour, trip, choose }}>
      {tour.departures.length > 0 && <DateRadios {...{ tour, trip, choose }} />}
    </TripFields>
  );
  const chatProps = { to: chat, target: "_blank", rel: "noopener", onClick: onClose };
  const continued = (
    <>
      <Icon path={chatIcon} />
      {m.onward}
    </>
  );
  const dialog = (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.before}
      description={markLanguage(keep_enquiries ? m.leaveNumber({ title: tour.title }) : tour.title)}
      footer={
        <div className={buttonsClass}>
          <ButtonLink {...chatProps} variant="secondary">
            {m.skip}
          </ButtonLink>
          {keep_enquiries ? (
            <SubmitButton>{continued}</SubmitButton>
          ) : (
            <ButtonLink {...chatProps}>{continued}</ButtonLink>
          )}
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {fields}
        {keep_enquiries && (
          <>
            <TextField label={m.name} name="name" autoComplete="name" maxLength={200} />
            <TextField label={m.phone} name="phone" type="tel" autoComplete="tel" maxLength={40} />
            <HoneypotField />
          </>
        )}
        <WhoAnswers className="" />
        {keep_enquiries && <PrivacyNotice />}
      </div>
    </Dialog>
  );
  if (!keep_enquiries) return dialog;
  // Around the dialog, so that its footer is in the form too.
  return (
    <form action={send} onReset={preventReset} className="contents">
      {dialog}
    </form>
  );
}

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

// On a phone, the last button is on the first line.
const buttonsClass = "flex grow flex-wrap-reverse justify-end gap-3 *:grow sm:*:grow-0";

/** One radio button for each departure, with its price and seats. */
function DateRadios({
  tour,
  trip,
  choose,
}: {
  tour: TourDetails;
  trip: Trip;
  choose: (changes: Party) => void;
}) {
  return (
    <fieldset className="max-h-72 overflow-y-auto border-b border-line">
      <legend className="sr-only">{date}</legend>
      {tour.departures.map((departure) => (
        <label
          key={departure.day}
          className={classNames(
            "flex min-h-14 flex-wrap items-center gap-x-3 border-line py-2 not-last:border-b",
            departure.isSoldOut && "text-ink-muted line-through",
          )}
        >
          <input
            type="radio"
            name="date"
            checked={departure.day === trip.day}
            disabled={departure.isSoldOut}
            onChange={() => choose({ date: departure.day })}
            className="size-5 shrink-0"
          />
          <span className="shrink-0 font-semibold">{departure.date}</span>
          <span className="ml-auto text-right text-sm text-ink-muted">
            {markLanguage(departureFacts(departure))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
