import * as m from "virtual:messages/panel-tours";
import { z } from "zod";
import {
  agencyTimeInWords,
  fromAgencyTime,
  parseTimestamp,
  toAgencyTime,
} from "../../editing/agency-time.ts";
import { optionalPrice } from "../../editing/bare-price.ts";
import {
  anyText,
  filledEntries,
  INCOMPLETE_TIME,
  localTime,
  longText,
  optionalText,
  requiredText,
  safeUrl,
  typedText,
} from "../../editing/rules.ts";
import { isSafeUrl } from "../../ui/safe-url.ts";
import { tourTypes } from "../categories/tour-type.ts";
import { rupeeAmount } from "../prices/rupees.ts";
import { isBlankDay } from "./blank-day.ts";
import type { Tour } from "./data.ts";

const entry = z.object({ value: typedText });
const day = z.object({
  day: typedText,
  title: typedText,
  description: typedText,
  name: typedText,
  stay: typedText.default(""),
  meals: typedText.default(""),
});
const pickupPoint = z.object({ place: typedText, time: typedText });
const question = z.object({ question: typedText, answer: typedText });

/** Whole rupees as typed: 12500, ₹12,500 or 12.5k. Nothing and 0 are stored as null. */
const optionalRupees = z
  .string()
  .trim()
  .refine((typed) => /^₹?\s*0*$/.test(typed) || rupeeAmount(typed) !== null, {
    error: m.mustBeWholeRupees,
  })
  .transform(rupeeAmount);

const entries = z.array(entry).transform((list) => list.filter(({ value }) => value !== ""));

const MAX_THEMES = 20;
const MAX_THEME_LENGTH = 60;
/** Typed with commas: "Honeymoon, Pongal". */
const themes = z
  .string()
  .transform((typed) =>
    typed
      .split(",")
      .map((theme) => typedText.parse(theme))
      .filter(Boolean),
  )
  .refine(
    (list) =>
      list.length <= MAX_THEMES && list.every((theme) => [...theme].length <= MAX_THEME_LENGTH),
    { error: m.atMostThemes({ count: MAX_THEMES, length: MAX_THEME_LENGTH }) },
  );

/** Optional fields that stand together in the form and can be closed. A new field goes into one of these groups. */
export const priceDetails = z.object({
  price_basis: optionalText(200),
  child_price: optionalPrice,
  single_supplement: optionalPrice,
  advance: optionalText(500),
  cancellation: optionalText(2000),
});
export const goodToKnow = z.object({
  themes,
  /** 1 is January. */
  best_months: z.array(z.number().int().min(1).max(12)),
  group_size: optionalText(100),
  pace: optionalText(100),
  pickup_points: filledEntries(pickupPoint, { place: m.giveThePlace }),
  documents: optionalText(5000),
});

/** The tour form (spec §5). List and gallery entries are objects with a `value` (spec §3). */
export const tourSchema = z.object({
  title: requiredText(m.titleIsRequired, 300),
  type: z.enum(tourTypes),
  category: optionalText(120),
  summary: longText(m.summaryTooShort, 10, 5000),
  image_url: safeUrl(m.mustBeAValidUrl),
  price: optionalText(100),
  duration: requiredText(m.durationIsRequired, 100),
  highlights: entries,
  inclusions: entries,
  itinerary: z.array(day).transform((days) => days.filter((each) => !isBlankDay(each))),
  gallery: z
    .array(z.object({ value: safeUrl(m.imageMustBeAValidUrl) }))
    .min(1, { error: m.atLeastOneImage })
    .transform((images) => images.map(({ value }) => value)),
  featured: z.boolean(),
  starts_from: optionalText(120),
  /** Whole rupees. */
  price_from: optionalRupees,
  exclusions: entries,
  ...priceDetails.shape,
  ...goodToKnow.shape,
  questions: filledEntries(question, {
    question: m.giveTheQuestion,
    answer: m.giveTheAnswer,
  }),
});

const listNames = ["highlights", "inclusions", "exclusions", "gallery"] as const;

export const dateNames = ["goesLiveOn", "hiddenFrom", "shownAgainOn"] as const;

/** Like the check constraint of `tours.id` in the database, but "" is also allowed. */
const SLUG_PATTERN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,99})?$/;

const formFields = {
  /** The tour id at the end of the URL. If "", a new tour gets an id made from its title. */
  slug: z.string().trim().regex(SLUG_PATTERN, { error: m.useOnlyLetters }),
  /** Texts typed in "New highlight" and similar fields, but not added yet. Saving adds them. */
  pendingEntries: z.partialRecord(z.enum(listNames), z.string()),
  /** The button that was pressed; "" is the form's main button. */
  action: z.enum(["", "draft", "publish", "hide"]),
  /** Values of `datetime-local` fields, in the agency's time zone. */
  goesLiveOn: localTime,
  hiddenFrom: localTime,
  shownAgainOn: localTime,
  /** The date fields that are only partly filled in. Browsers report their value as "". */
  incompleteDates: z.array(z.enum(dateNames)),
};

type Dates = Pick<
  z.output<z.ZodObject<typeof formFields>>,
  (typeof dateNames)[number] | "incompleteDates" | "action"
>;

function checkDates({ value: dates, issues }: z.core.ParsePayload<Dates>) {
  for (const name of dates.incompleteDates) {
    if (dates[name] !== "") continue;
    issues.push({ code: "custom", path: [name], message: INCOMPLETE_TIME, input: dates });
  }
  const isHidden = dates.action === "hide";
  // The dates can be equal, because a tour can be hidden in the minute in which it goes live.
  // A wrong date has its own message.
  const goesLiveOn = localTime.safeParse(dates.goesLiveOn).success && dates.goesLiveOn;
  if (!isHidden && goesLiveOn && dates.hiddenFrom && dates.hiddenFrom < goesLiveOn) {
    const time = agencyTimeInWords(parseTimestamp(fromAgencyTime(goesLiveOn) ?? ""));
    const message = m.notBeforeGoingLive({ time });
    issues.push({ code: "custom", path: ["hiddenFrom"], message, input: dates });
  }
  // `Hide from site` sets the date of hiding itself. Both dates can be of an earlier break.
  const isAfterNow = isHidden && dates.shownAgainOn > toAgencyTime(new Date().toISOString());
  const isBreak = dates.hiddenFrom && dates.hiddenFrom < dates.shownAgainOn;
  if (dates.shownAgainOn && !isAfterNow && !isBreak) {
    const message = isHidden || dates.hiddenFrom ? m.mustBeAfterHiding : m.giveTheDateOfHiding;
    issues.push({ code: "custom", path: ["shownAgainOn"], message, input: dates });
  }
}

/** The form of a tour that is not a draft. */
export const tourFormSchema = tourSchema.extend(formFields).check(checkDates);

const isEmptyOrSafe = (url: string) => url === "" || isSafeUrl(url);

/** A draft. Only the title is required, but picture URLs must be safe if given. */
export const draftSchema = tourSchema.extend({
  summary: anyText(5000),
  image_url: safeUrl(m.mustBeAValidUrl, isEmptyOrSafe),
  duration: anyText(100),
  gallery: z
    .array(z.object({ value: safeUrl(m.imageMustBeAValidUrl, isEmptyOrSafe) }))
    .transform((images) => images.map(({ value }) => value).filter(Boolean)),
});

/** The form of a draft. */
export const draftFormSchema = draftSchema
  .extend(formFields)
  .refine(({ action, goesLiveOn }) => action !== "draft" || !goesLiveOn, {
    path: ["goesLiveOn"],
    error: m.clearThisDate,
  })
  .check(checkDates);

export type TourInput = z.input<typeof tourSchema>;
export type TourValues = z.output<typeof tourSchema>;
export type TourFormInput = z.input<typeof tourFormSchema>;
export type TourAction = TourFormInput["action"];
export type TourListName = (typeof listNames)[number];

/** An empty itinerary day with its initial label (spec §2). `count`: the number of other days. */
export function newDay(count: number): TourInput["itinerary"][number] {
  return {
    day: `Day ${count + 1}`,
    title: "",
    description: "",
    name: "",
    stay: "",
    meals: "",
  };
}

/** The initial values of the create form (spec §5). */
export const newTour: TourInput = {
  title: "",
  type: "domestic",
  category: "",
  summary: "",
  image_url: "",
  price: "",
  duration: "1 Day",
  highlights: [],
  inclusions: [],
  itinerary: [newDay(0)],
  gallery: [],
  featured: false,
  starts_from: "",
  price_from: "",
  price_basis: "",
  child_price: "",
  single_supplement: "",
  exclusions: [],
  best_months: [],
  themes: "",
  group_size: "",
  pace: "",
  pickup_points: [],
  documents: "",
  advance: "",
  cancellation: "",
  questions: [],
};

/** The form values of a stored tour, without its status. An old version of a tour lacks the columns added since. */
export function toInput(tour: Tour): TourInput {
  return {
    ...newTour,
    ...tour,
    type: tour.type === "international" ? "international" : "domestic",
    itinerary:
      tour.itinerary.length > 0
        ? tour.itinerary.map((stored) => ({ stay: "", meals: "", ...stored }))
        : [newDay(0)],
    price_from: String(tour.price_from ?? ""),
    themes: tour.themes?.join(", ") ?? "",
    gallery: tour.gallery.map((value) => ({ value })),
  };
}

/** The initial form values of a stored tour, or of a new tour. */
export function toFormInput(tour: Tour | undefined): TourFormInput {
  return {
    ...(tour ? toInput(tour) : newTour),
    slug: tour?.id ?? "",
    pendingEntries: { highlights: "", inclusions: "", exclusions: "", gallery: "" },
    action: "",
    goesLiveOn: toAgencyTime(tour?.published_at ?? null),
    hiddenFrom: toAgencyTime(tour?.hidden_at ?? null),
    shownAgainOn: toAgencyTime(tour?.shown_at ?? null),
    incompleteDates: [],
  };
}

/** A list with what is typed in its "New …" field, which is added when the tour is saved. */
function withPending({ pendingEntries, ...values }: TourFormInput, name: TourListName) {
  const value = pendingEntries[name]?.trim();
  return value ? [...values[name], { value }] : values[name];
}

/** An unchecked, unsaved tour for the preview. Missing columns get placeholders. */
export function toPreviewedTour(values: TourFormInput): Tour {
  return {
    ...values,
    highlights: withPending(values, "highlights"),
    inclusions: withPending(values, "inclusions"),
    id: "preview",
    sent_key: null,
    gallery: withPending(values, "gallery").map(({ value }) => value),
    price_from: rupeeAmount(values.price_from),
    // Visitors do not see themes.
    themes: [],
    exclusions: withPending(values, "exclusions").filter(({ value }) => value.trim()),
    pickup_points: values.pickup_points.filter(({ place }) => place.trim()),
    questions: values.questions.filter(({ question, answer }) => question.trim() && answer.trim()),
    reviews: [],
    created_at: "",
    updated_at: "",
    published_at: null,
    hidden_at: null,
    shown_at: null,
  };
}
