import * as m from "virtual:messages/panel-inbox";
import { z } from "zod";
import { optionalDay, optionalText } from "../../../editing/rules.ts";
import { internationalPhone } from "../../enquiry/sent-enquiry.ts";
import { type Enquiry, enquiryStatuses } from "./data.ts";
import { isEmail } from "./person.ts";
import { DEFAULT_REPLY } from "./reply.ts";

const contact = {
  name: optionalText(200),
  phone: optionalText(40).transform((phone) => phone && internationalPhone(phone)),
  email: optionalText(320).refine((email) => !email || isEmail(email), {
    error: m.pleaseEnterAValidEmail,
  }),
};

const handling = {
  ...contact,
  status: z.enum(enquiryStatuses),
  note: optionalText(5000),
  call_on: optionalDay,
  taken_by: optionalText(200),
};

/** The fields of an enquiry that operators edit. */
export const handlingSchema = z.object(handling);

export type HandlingInput = z.input<typeof handlingSchema>;
export type HandlingValues = z.output<typeof handlingSchema>;

export function toHandlingInput(enquiry: Enquiry): HandlingInput {
  return {
    status: enquiry.status,
    name: enquiry.name ?? "",
    phone: enquiry.phone ?? "",
    email: enquiry.email ?? "",
    note: enquiry.note ?? "",
    call_on: enquiry.call_on ?? "",
    taken_by: enquiry.taken_by ?? "",
  };
}

/** An enquiry that an operator enters. */
export const newEnquirySchema = z
  .object({
    source: z.enum(["walk-in", "telephone"]),
    ...contact,
    destination: optionalText(300),
    from_day: optionalDay,
    to_day: optionalDay,
    people: z
      .string()
      .trim()
      .refine((people) => people === "" || /^0*[1-9]\d{0,3}$/.test(people), {
        error: m.peopleLimits,
      })
      .transform((people) => (people === "" ? null : Number(people))),
    message: optionalText(5000),
    note: handling.note,
    call_on: handling.call_on,
    taken_by: handling.taken_by,
  })
  .check(({ value: { name, phone, from_day, to_day }, issues }) => {
    if (!name && !phone) {
      const message = m.nameOrPhoneNeeded;
      issues.push({ code: "custom", path: ["name"], message, input: name });
    }
    if (from_day && to_day && to_day < from_day) {
      const message = m.endsBeforeStart;
      issues.push({ code: "custom", path: ["to_day"], message, input: to_day });
    }
  });

export type NewEnquiryValues = z.output<typeof newEnquirySchema>;

export const newEnquiry: z.input<typeof newEnquirySchema> = {
  source: "walk-in",
  name: "",
  phone: "",
  email: "",
  destination: "",
  from_day: "",
  to_day: "",
  people: "",
  message: "",
  note: "",
  call_on: "",
  taken_by: "",
};

/** The default is not stored, because it is in the language of each enquiry. */
export const replySchema = z.object({
  chat_reply: optionalText(2000).transform((text) => (text === DEFAULT_REPLY ? null : text)),
});
