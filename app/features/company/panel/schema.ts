import * as m from "virtual:messages/panel-company";
import { z } from "zod";
import { fromAgencyTime, toAgencyTime } from "../../../editing/agency-time.ts";
import {
  anyText,
  completeLink,
  filledEntries,
  INCOMPLETE_TIME,
  isWebUrl,
  localTime,
  optionalText,
  optionalUrl,
  requiredText,
  safeUrl,
  typedText,
} from "../../../editing/rules.ts";
import { isHexColour } from "../../../ui/accent-colour.ts";
import { withoutInvisible } from "../../../ui/typed-text.ts";
import type { Figures } from "../figures.ts";
import { isOwnPicture } from "../look.ts";
import type { StoredNotice } from "../notice.ts";
import type { Policies } from "../policies.ts";

/** India's tax number: the state code, the PAN (10 characters) and three more characters. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]{3}$/;

const optionalGstin = z
  .string()
  .nullable()
  .transform(
    (typed) =>
      withoutInvisible(typed ?? "")
        .replace(/\s/g, "")
        .toUpperCase() || null,
  )
  .refine((number) => !number || GSTIN.test(number), {
    error: m.gstinLimits,
  });

const answering = z.object({ name: anyText(200), languages: anyText(200) });

export const companySchema = z.object({
  logo_url: safeUrl(m.pleaseEnterAValidUrl),
  company_name: requiredText(m.nameIsRequired, 200),
  tagline: requiredText(m.taglineIsRequired, 500),
  address: requiredText(m.addressIsRequired, 500),
  city: requiredText(m.cityIsRequired, 200),
  state: requiredText(m.stateIsRequired, 200),
  postal_code: requiredText(m.postalCodeIsRequired, 50),
  country: requiredText(m.countryIsRequired, 200),
  phone: requiredText(m.phoneIsRequired, 100),
  email: typedText
    .max(320, { error: m.emailTooLong })
    .pipe(z.email({ error: m.pleaseEnterAValidEmail })),
  website: safeUrl(m.pleaseEnterAValidUrl, isWebUrl),
  whatsapp_number: optionalText(100),
  working_hours: optionalText(200),
  facebook_url: optionalUrl(m.facebookUrlInvalid, isWebUrl),
  instagram_url: optionalUrl(m.instagramUrlInvalid, isWebUrl),
  registration_number: optionalText(100),
  gst_number: optionalGstin,
  twitter_url: optionalUrl(m.twitterUrlInvalid, isWebUrl),
  answering: filledEntries(answering, { name: m.chooseAPerson }).refine(
    (people) => people.length <= 3,
    { error: m.atMostThreePeople },
  ),
  office_picture: optionalUrl(m.pleaseEnterAValidUrl),
  logo_dark_url: optionalUrl(m.pleaseEnterAValidUrl),
  favicon_url: optionalUrl(m.pleaseUploadAPicture, isOwnPicture),
  accent_colour: optionalText(100)
    .transform((colour) => colour?.toLowerCase() ?? null)
    .refine((colour) => !colour || isHexColour(colour), {
      error: m.colourInvalid,
    }),
});

export type CompanyInput = z.input<typeof companySchema>;
export type CompanyValues = z.output<typeof companySchema>;

const rating = optionalText(10).refine((text) => !text || /^([1-4](\.\d)?|5(\.0)?)$/.test(text), {
  error: m.ratingLimits,
});

/** The figures that visitors read. An empty one is not shown. */
export const figureSchema = z.object({
  years_of_experience: optionalText(30),
  happy_travellers: optionalText(30),
  satisfaction_rate: optionalText(30),
  support_on_tour: optionalText(30),
  displayed_rating: rating,
  tour_rating: rating,
}) satisfies z.ZodType<Figures>;

/** The line above the header. Its times are values of `datetime-local` fields. */
export const noticeSchema = z.object({
  notice_text: optionalText(300),
  notice_link: optionalUrl(m.pleaseEnterAValidUrl, undefined, completeLink),
  notice_from: localTime.transform(fromAgencyTime),
  notice_until: localTime.transform(fromAgencyTime),
});

export const noticeTimes = ["notice_from", "notice_until"] as const;

export const noticeFormSchema = noticeSchema
  .extend({ incompleteTimes: z.array(z.enum(noticeTimes)) })
  .check(({ value: notice, issues }) => {
    for (const name of notice.incompleteTimes) {
      if (notice[name]) continue;
      issues.push({ code: "custom", path: [name], message: INCOMPLETE_TIME, input: notice });
    }
    const { notice_from, notice_until } = notice;
    if (notice_from && notice_until && notice_until <= notice_from) {
      const message = m.endsBeforeStart;
      issues.push({ code: "custom", path: ["notice_until"], message, input: notice });
    }
  });

/** A missing column, as in an old version of the row, is empty. */
export function toNoticeInput(company: Partial<StoredNotice>): z.input<typeof noticeFormSchema> {
  return {
    notice_text: company.notice_text ?? "",
    notice_link: company.notice_link ?? "",
    notice_from: toAgencyTime(company.notice_from ?? null),
    notice_until: toAgencyTime(company.notice_until ?? null),
    incompleteTimes: [],
  };
}

/** The state of each language: "off", "operators" (only they see it) or "public". */
export const languageSchema = z.object({ tamil: z.string(), hindi: z.string() });

type LanguageValues = z.output<typeof languageSchema>;

/** A missing column, as in an old version of the row, is off. */
export function toLanguageInput({ tamil, hindi }: Partial<LanguageValues>): LanguageValues {
  return { tamil: tamil ?? "off", hindi: hindi ?? "off" };
}

const months = m.monthLimits;

/** The kinds of visitor data that the site stores, and for how many months. */
export const enquirySettingsSchema = z.object({
  keep_enquiries: z.boolean(),
  receive_forms: z.boolean(),
  collect_reviews: z.boolean(),
  count_visits: z.boolean(),
  keep_months: z.coerce
    .number<number>({ error: months })
    .int(months)
    .min(1, months)
    .max(120, months),
});

const days = m.dayLimits;
const percent = m.percentLimits;

/** An empty text is stored as null. */
const optionalDays = z
  .string()
  .trim()
  .refine((text) => text === "" || isWithin(text, 1, 365), { error: days })
  .transform((text) => (text === "" ? null : Number(text)));

/** "60" for "60 %". */
const percentText = z.string().transform((text) => text.trim().replace(/\s*%$/, ""));

/** The refunds of a cancellation, the earliest first. A blank row is not stored. */
const refunds = z
  .array(z.object({ days: z.string().trim(), percent: percentText }))
  .check(({ value: rows, issues }) => {
    const report = (index: number, name: string, message: string) =>
      issues.push({ code: "custom", path: [index, name], message, input: rows });
    for (const [index, row] of rows.entries()) {
      if (row.days === "" && row.percent === "") continue;
      if (!isWithin(row.days, 0, 365)) report(index, "days", m.refundDays);
      else if (rows.slice(0, index).some((other) => other.days && +other.days === +row.days))
        report(index, "days", m.sameDays);
      if (!isWithin(row.percent, 1, 100)) report(index, "percent", percent);
    }
  })
  .refine((rows) => rows.length <= 10, { error: m.atMost10Rows })
  .transform((rows) =>
    rows
      .filter((row) => row.days !== "" && row.percent !== "")
      .map((row) => ({ days: Number(row.days), percent: Number(row.percent) }))
      .sort((a, b) => b.days - a.days),
  );

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** The policies that the FAQ, the tours and new quotes read. */
export const policySchema = z.object({
  advance_domestic: requiredText(m.domesticAdvanceHint, 100),
  advance_international: requiredText(m.internationalAdvanceHint, 100),
  balance_days_domestic: optionalDays,
  balance_days_international: optionalDays,
  refunds,
  has_admin_fee: z.boolean(),
  group_size: requiredText(m.sayHowMany, 100),
  tax_note: optionalText(300),
  tax_note_international: optionalText(500),
});

export type PolicyInput = z.input<typeof policySchema>;
export type PolicyValues = z.output<typeof policySchema>;

export function toPolicyInput(policies: Policies): PolicyInput {
  return {
    ...policies,
    balance_days_domestic: String(policies.balance_days_domestic ?? ""),
    balance_days_international: String(policies.balance_days_international ?? ""),
    refunds: policies.refunds.map(({ days, percent }) => ({
      days: String(days),
      percent: String(percent),
    })),
  };
}
