import { z } from "zod";
import { longText, optionalText, requiredText, safeUrl } from "../../editing/rules.ts";
import { tourTypes } from "../categories/tour-type.ts";

const entry = z.object({ value: z.string().trim() });
const day = z.object({
  day: z.string().trim(),
  title: z.string().trim(),
  description: z.string().trim(),
  name: z.string().trim(),
});

type DayField = keyof typeof day.shape;

/** A day that still has its first label only was never filled in. */
export function isBlankDay({ day, title, description, name }: Record<DayField, string>): boolean {
  return !(title || description || name) && /^(Day \d+)?$/.test(day);
}

const entries = z.array(entry).transform((list) => list.filter(({ value }) => value !== ""));

/** The tour form (spec §5). Lists are held as objects with a value (spec §3), so is the gallery. */
export const tourSchema = z.object({
  title: requiredText("Title is required", 300),
  type: z.enum(tourTypes),
  category: optionalText(120),
  summary: longText("Summary must be at least 10 characters", 10, 5000),
  image_url: safeUrl("Must be a valid URL"),
  price: optionalText(100),
  duration: requiredText("Duration is required", 100),
  highlights: entries,
  inclusions: entries,
  itinerary: z.array(day).transform((days) => days.filter((each) => !isBlankDay(each))),
  gallery: z
    .array(z.object({ value: safeUrl("Image must be a valid URL") }))
    .min(1, { error: "At least one gallery image is required" })
    .transform((images) => images.map(({ value }) => value)),
  featured: z.boolean(),
});

const listNames = ["highlights", "inclusions", "gallery"] as const;

/** The form also holds the texts typed into "New highlight" and so on: saving adds them. */
export const tourFormSchema = tourSchema.extend({
  drafts: z.record(z.enum(listNames), z.string()),
});

export type TourInput = z.input<typeof tourSchema>;
export type TourValues = z.output<typeof tourSchema>;
export type TourFormInput = z.input<typeof tourFormSchema>;
export type TourListName = (typeof listNames)[number];

/** The label that a new itinerary day starts with (spec §2). */
export function newDay(count: number): TourInput["itinerary"][number] {
  return { day: `Day ${count + 1}`, title: "", description: "", name: "" };
}

/** What the create form starts from (spec §5). */
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
};
